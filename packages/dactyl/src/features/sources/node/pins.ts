/**
 * The file that says which commit of each source the site is built from: `sources.lock.json` beside the configuration. It belongs
 * into the repository of the site, so that the same site comes out everywhere until somebody updates it.
 */
import path from 'node:path';
import { z } from 'zod';
import { readTextIfExists, writeFileIfChanged } from '../../../node/base/files.js';
import { SiteError } from '../../../node/base/site-error.js';
import { definedProps } from '../../../shared/defined-props.js';

const pinSchema = z.strictObject({
  /** Address of the repository, without a password. */
  git: z.string(),
  ref: z.string().optional(),
  commit: z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/),
  /** Name of the branch, where the ref is one: edits go there. */
  branch: z.string().optional(),
});

const pinsSchema = z.object({ sources: z.array(pinSchema) });

export type Pin = z.output<typeof pinSchema>;

export interface Wanted {
  shownUrl: string;
  ref: string | undefined;
}

export const PINS_NAME = 'sources.lock.json';

export async function readPins(siteDir: string): Promise<Pin[]> {
  const file = path.join(siteDir, PINS_NAME);
  const text = await readTextIfExists(file);
  if (text === undefined) return [];
  const hint = 'The file is written by "dactyl sources update". Undo the edit, or remove the file and run that.';
  try {
    const read = pinsSchema.safeParse(JSON.parse(text));
    if (read.success) return read.data.sources;
  } catch (cause) {
    throw new SiteError(`${PINS_NAME} is no JSON.`, { file, hint, cause });
  }
  throw new SiteError(`${PINS_NAME} names no commits of sources.`, { file, hint });
}

export function pinOf(pins: readonly Pin[], { shownUrl, ref }: Wanted): Pin | undefined {
  return pins.find((pin) => pin.git === shownUrl && pin.ref === ref);
}

/** In the order of their addresses, so that a change of the configuration moves no lines. */
export async function writePins(siteDir: string, pins: readonly Pin[]): Promise<void> {
  const key = ({ git, ref = '' }: Pin) => `${git} ${ref}`;
  const sorted = pins.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
  const written = sorted.map(({ git, ref, commit, branch }) => definedProps({ git, ref, commit, branch }));
  await writeFileIfChanged(path.join(siteDir, PINS_NAME), `${JSON.stringify({ sources: written }, null, 2)}\n`);
}
