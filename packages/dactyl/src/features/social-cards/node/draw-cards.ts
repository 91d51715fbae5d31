/**
 * Writes the files of cards. A card that any earlier build has drawn is copied from `.dactyl/cards`: its name is a hash of
 * all its inputs.
 */
import { copyFile, mkdir, readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { writeFileAtomic } from '../../../node/base/files.js';
import { settleAll } from '../../../node/plugin-api/in-plugin.js';
import type { unstable_PageCard } from '../../../node/plugin-api/types.js';
import type { CardImage } from './renderer.js';
import { isWholePng } from './png.js';

export interface CardOfPage {
  permalink: string;
  card: unstable_PageCard;
}

export interface DrawCardsInput {
  cards: readonly CardOfPage[];
  /** Output folder of the locale. */
  outDir: string;
  cacheDir: string;
  /** Called for the first card that must be drawn. */
  openPen(): Promise<(card: unstable_PageCard) => Promise<CardImage>>;
}

/** Characters that are missing on cards because no font has them. */
export interface MissingCharacters {
  permalink: string;
  characters: string[];
}

export interface DrawnCards {
  drawn: number;
  kept: number;
  missing: MissingCharacters[];
}

export async function drawCards({ cards, outDir, cacheDir, openPen }: DrawCardsInput): Promise<DrawnCards> {
  const result: DrawnCards = { drawn: 0, kept: 0, missing: [] };
  // Pages with the same texts share a card.
  const queue = [...new Map(cards.map((each) => [each.card.file, each])).values()];
  let pen: ReturnType<typeof openPen> | undefined;
  await mkdir(cacheDir, { recursive: true });
  const next = async (): Promise<void> => {
    for (let each = queue.shift(); each; each = queue.shift()) {
      const target = path.join(outDir, each.card.file);
      const cached = path.join(cacheDir, path.basename(each.card.file));
      await mkdir(path.dirname(target), { recursive: true });
      if (await takeCached(cached, target)) {
        result.kept += 1;
        continue;
      }
      const draw = await (pen ??= openPen());
      const { png, missing } = await draw(each.card);
      await writeFileAtomic(target, png);
      result.drawn += 1;
      // A card with missing characters is not stored, so that each build reports them until the fonts have them.
      if (missing.length === 0) await writeFileAtomic(cached, png);
      else result.missing.push({ permalink: each.permalink, characters: missing });
    }
  };
  const stop = (error: unknown) => {
    queue.length = 0;
    throw error;
  };
  // Waits for all before throwing, because after an error the output folder is removed.
  await settleAll(Array.from({ length: availableParallelism() }, () => next().catch(stop)));
  if (result.drawn > 0) await forgetOldCards(cacheDir);
  result.missing.sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return result;
}

const DAY = 24 * 60 * 60 * 1000;
/** Another branch, or a build of one locale, may want a card that this build does not. */
const KEPT_UNUSED = 30 * DAY;

async function takeCached(cached: string, target: string): Promise<boolean> {
  try {
    if (!isWholePng(await readFile(cached))) return false;
    await copyFile(cached, target);
    const now = new Date();
    if (now.getTime() - (await stat(cached)).mtimeMs > DAY) await utimes(cached, now, now);
    return true;
  } catch {
    return false;
  }
}

async function forgetOldCards(cacheDir: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    const file = path.join(cacheDir, name);
    const age = Date.now() - (await modifiedAt(file));
    if (age > KEPT_UNUSED) await rm(file, { force: true });
  }
}

/** A build at the same time may have taken the file away, or given its draft the final name: then it is new. */
async function modifiedAt(file: string): Promise<number> {
  try {
    return (await stat(file)).mtimeMs;
  } catch {
    return Infinity;
  }
}
