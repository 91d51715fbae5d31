/** Which part of a build: the option `--shard 2/4`. */
import { SiteError } from '../../base/site-error.js';

export interface Shard {
  /** Counted from 1. */
  part: number;
  parts: number;
}

/** More would be a mistake: each part loads the site and has a bundle. */
const MOST_PARTS = 1000;

/** @throws SiteError when the text is not two numbers, the first of them at most the second. */
export function parseShard(text: string): Shard {
  const [, part = 0, parts = 0] = (/^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []).map(Number);
  if (part >= 1 && part <= parts && parts <= MOST_PARTS) return { part, parts };
  throw new SiteError(`"${text}" is no part of a build.`, {
    hint: `Write which part of how many, such as --shard 1/4; there may be ${MOST_PARTS} at most.`,
  });
}

/** @example describeShard({ part: 2, parts: 4 }) // '2/4' */
export function describeShard({ part, parts }: Shard): string {
  return `${part}/${parts}`;
}

/** Below the site's folder: one folder for each part. Visible, because CI leaves hidden files out of artifacts. */
export const SHARDS_DIR = 'build-shards';

/** @example shardDir({ part: 2, parts: 4 }) // 'build-shards/2-of-4' */
export function shardDir({ part, parts }: Shard): string {
  return `${SHARDS_DIR}/${part}-of-${parts}`;
}
