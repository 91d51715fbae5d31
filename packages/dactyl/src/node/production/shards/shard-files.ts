/**
 * The folder of one part of a build, which a CI keeps as an artifact:
 *
 * - `shard.json`   what it is a part of; written last
 * - `pages.jsonl`  a line for each page and region: what the steps after the build have to know of it
 * - `files.json`   the files of the output that this part has made, with their sizes
 * - `site/`        those files
 */
import { closeSync, lstatSync, mkdirSync, openSync, readFileSync, realpathSync, statSync, writeSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isFile, isInside, listFiles } from '../../base/files.js';
import { hashText } from '../../base/hash.js';
import { SiteError } from '../../base/site-error.js';
import type { RegionReport } from '../../pipeline/engine-types.js';
import { isRecord } from '../../../shared/is-record.js';
import type { KnownPage, RenderRecorder } from '../rendered-site.js';
import { describeShard, type Shard } from './shard-number.js';
import type { ShardSources } from './shard-sources.js';

/** Raised when the files below mean something else. */
const FORMAT = 1;

export interface ShardHead extends Shard {
  format: typeof FORMAT;
  /** What it was made of. */
  sources: ShardSources;
  /** `--locale`, as far as there was one. */
  locales?: string[] | undefined;
  /** Hashes of `pages.jsonl` and `files.json`. */
  hashes: Record<string, string>;
  /** Keys of the registry, and module → file of each bundle with islands: what plugins may show of them. */
  requests: readonly string[];
  islandModules: readonly Readonly<Record<string, string>>[];
}

export interface ReadShard extends ShardHead {
  /** As it was named. */
  dir: string;
  /** File below `site/` → size. */
  files: Record<string, number>;
}

const HEAD = 'shard.json';
const PAGES = 'pages.jsonl';
const FILES = 'files.json';

export function siteOfShard(dir: string): string {
  return path.join(dir, 'site');
}

/** A line of `pages.jsonl`. */
type ShardLine = { page: KnownPage } | { region: RegionReport };

export interface ShardRecorder extends RenderRecorder {
  close(): void;
}

/** Characters that are kept in memory at most. */
const CHUNK = 1_000_000;

/** Writes page by page, because all records of a large site would take hundreds of megabytes. */
export function createShardRecorder(dir: string): ShardRecorder {
  mkdirSync(siteOfShard(dir), { recursive: true });
  const file = openSync(path.join(dir, PAGES), 'w');
  let text = '';
  const flush = () => {
    writeSync(file, text);
    text = '';
  };
  const write = (line: ShardLine) => {
    text += `${JSON.stringify(line)}\n`;
    if (text.length > CHUNK) flush();
  };
  return {
    // What was left out has been said by the part itself, or names files of this machine.
    onPage: ({
      assets: _,
      missing: __,
      warnings: ___,
      brokenImages: ____,
      blocked: _____,
      fellBack: ______,
      ...page
    }) => write({ page }),
    onRegion: (region) => write({ region }),
    close() {
      flush();
      closeSync(file);
    },
  };
}

/** To be called when everything else is in the folder. */
export async function writeShardHead(dir: string, head: Omit<ShardHead, 'format' | 'hashes'>): Promise<void> {
  const site = siteOfShard(dir);
  const files = (await listFiles(site)).map((file) => [file, statSync(path.join(site, file)).size]);
  await writeFile(path.join(dir, FILES), JSON.stringify(Object.fromEntries(files)));
  const whole: ShardHead = { format: FORMAT, ...head, hashes: await hashesIn(dir) };
  await writeFile(path.join(dir, HEAD), `${JSON.stringify(whole, null, 2)}\n`);
}

async function hashesIn(dir: string): Promise<Record<string, string>> {
  const hashOf = (name: string) =>
    readFile(path.join(dir, name)).then(
      (bytes) => hashText(bytes),
      () => 'missing',
    );
  return { [PAGES]: await hashOf(PAGES), [FILES]: await hashOf(FILES) };
}

/** @throws SiteError when the folder is no part of a build, or damaged. */
export async function readShard(dir: string, name: string): Promise<ReadShard> {
  const head = readHead(dir, name);
  const hashes = await hashesIn(dir);
  const changed = [PAGES, FILES].find((file) => hashes[file] !== head.hashes[file]);
  if (changed !== undefined) throw damaged(head, name, `${changed} is not what it was when the part was made`);
  const files = JSON.parse(readFileSync(path.join(dir, FILES), 'utf8')) as ReadShard['files']; // its hash is that of ours
  const site = siteOfShard(dir);
  const lost = Object.entries(files).find(([file, size]) => !isWhole(file, size, site))?.[0];
  if (lost !== undefined) throw damaged(head, name, `site/${lost} is not what it was when the part was made`);
  return { ...head, dir: name, files };
}

/** A link, also to a folder above the file, or a name that leads out would publish what the part has not made. */
function isWhole(file: string, size: number, site: string): boolean {
  const target = path.join(site, file);
  const stat = isInside(site, target) ? lstatSync(target, { throwIfNoEntry: false }) : undefined;
  if (!stat?.isFile() || stat.size !== size) return false;
  return isInside(realpathSync.native(site), realpathSync.native(target));
}

function readHead(dir: string, name: string): ShardHead {
  const file = path.join(dir, HEAD);
  if (!isFile(file)) {
    throw new SiteError(`The folder "${name}" is no part of a build: it has no ${HEAD}.`, {
      hint: 'Name folders that `dactyl build --shard` has written, such as build-shards/1-of-4.',
    });
  }
  const head = parseHead(readFileSync(file, 'utf8'));
  if (head?.format === FORMAT) return head;
  throw new SiteError(`The folder "${name}" was written by another version of Dactyl.`, {
    file,
    hint: 'Build all parts with the version that merges them.',
  });
}

function parseHead(text: string): ShardHead | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? (value as unknown as ShardHead) : undefined; // `format` says whether it is one
  } catch {
    return undefined;
  }
}

function damaged(shard: Shard, name: string, why: string): SiteError {
  return new SiteError(`The folder "${name}" is damaged: ${why}.`, {
    hint: `Build the part again: npx dactyl build --shard ${describeShard(shard)}. Check that what stores it keeps every file.`,
  });
}

/** What a part knows of its pages and regions. */
export function* readShardLines(dir: string): Generator<ShardLine> {
  // Line by line, because the whole file may be longer than a string can be.
  const bytes = readFileSync(path.join(dir, PAGES));
  for (let start = 0, end = 0; start < bytes.length; start = end + 1) {
    end = bytes.indexOf('\n', start);
    yield JSON.parse(bytes.toString('utf8', start, end)) as ShardLine; // the hash of the file is that of what we wrote
  }
}
