/** The folders of parts → all parts of one build, in order; or what is wrong with them. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { SiteError, throwAll } from '../../base/site-error.js';
import { readShard, type ReadShard } from './shard-files.js';
import { describeShard, SHARDS_DIR } from './shard-number.js';
import { differentSources, type ShardSources } from './shard-sources.js';

/** @param dirs from the site's folder. Default: all below `build-shards` */
export async function readShards(siteDir: string, dirs: readonly string[] = findShards(siteDir)): Promise<ReadShard[]> {
  const shards: ReadShard[] = [];
  const errors: SiteError[] = [];
  for (const dir of new Set(dirs.map((name) => path.relative(siteDir, path.resolve(siteDir, name))))) {
    const found = await readShard(path.resolve(siteDir, dir), dir).catch((error: unknown) => {
      if (error instanceof SiteError) return void errors.push(error);
      throw error;
    });
    if (found) shards.push(found);
  }
  throwAll(errors);
  const sorted = shards.toSorted((a, b) => a.part - b.part);
  throwAll(findGaps(sorted));
  throwAll(findDifferences(sorted));
  return sorted;
}

function findShards(siteDir: string): string[] {
  const folder = path.join(siteDir, SHARDS_DIR);
  const found = existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
  if (found.length > 0) return found.map((name) => path.join(SHARDS_DIR, name));
  throw new SiteError(`There are no parts of a build in "${SHARDS_DIR}".`, {
    hint: 'Build them with `npx dactyl build --shard 1/2` and so on, or name their folders.',
  });
}

/** Of what is there twice, is of another number of parts, or is missing. */
function findGaps(shards: readonly ReadShard[]): SiteError[] {
  const [first] = shards;
  if (!first) return [];
  const others = shards.filter(({ parts }) => parts !== first.parts);
  if (others.length > 0) {
    const each = [first, ...others].map((shard) => `"${shard.dir}" is part ${describeShard(shard)}`);
    return [
      new SiteError(`These are parts of different divisions: ${each.join(', ')}.`, {
        hint: 'Name the parts of one division only; remove folders of an earlier one.',
      }),
    ];
  }
  const { parts } = first;
  return Array.from({ length: parts }, (_, index) => index + 1).flatMap((part) => {
    const found = shards.filter((shard) => shard.part === part);
    const name = describeShard({ part, parts });
    if (found.length === 0)
      return [
        new SiteError(`Part ${name} of the build is missing.`, { hint: `Build it: npx dactyl build --shard ${name}` }),
      ];
    if (found.length === 1) return [];
    const dirs = found.map(({ dir }) => `"${dir}"`).join(' and ');
    return [new SiteError(`Part ${name} is there ${found.length} times: ${dirs}.`, { hint: 'Name each part once.' })];
  });
}

function findDifferences([first, ...others]: readonly ReadShard[]): SiteError[] {
  return others.flatMap((shard) => {
    const names = first ? differentSources(first.sources, shard.sources) : [];
    if (!first || names.length === 0) return [];
    return [
      new SiteError(`"${first.dir}" and "${shard.dir}" were not made of the same: ${names.join(', ')}.`, {
        hint: 'Build all parts from one commit, with the same packages and environment variables.',
      }),
    ];
  });
}

/** @throws SiteError when the site that is loaded is not the one that the parts were made of. */
export function checkSources([first]: readonly ReadShard[], sources: ShardSources): void {
  const names = first ? differentSources(first.sources, sources) : [];
  if (names.length === 0) return;
  throw new SiteError(`The parts were not made of what is in this folder now: ${names.join(', ')}.`, {
    hint:
      'Merge on the same commit, with the same packages, environment variables and history of git as the parts have. ' +
      'If pages came or went at a set time meanwhile, build the parts again.',
  });
}
