/** `output: "portable"`: makes an output that is not in place yet one that opens from a folder. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, writeFileAtomic } from '../../../base/files.js';
import { createFinder } from '../../output-check/follow-links.js';
import { isForHosts, portableFiles } from './portable-files.js';

export interface PortableOutput {
  /** Absolute. */
  dir: string;
  /** Of the site. */
  url: string;
  baseUrl: string;
}

export async function makePortable({ dir, url, baseUrl }: PortableOutput): Promise<void> {
  const all = await listFiles(dir);
  const files = all.filter((file) => !isForHosts(file));
  const findPath = createFinder(new Set(files), baseUrl);
  const { origin } = new URL(url);
  const find = (address: URL) => (address.origin === origin ? findPath(address.pathname) : undefined);
  const remove = (file: string) => rm(path.join(dir, file));
  for (const file of all) if (isForHosts(file)) await remove(file);
  for await (const { from, name, content } of portableFiles({ dir, files, site: { origin, baseUrl, find } })) {
    if (typeof content !== 'string') continue;
    // Not into the file that is there: it may be a link to one of a cache, or of the output that is in place.
    await writeFileAtomic(path.join(dir, name), content);
    if (from !== undefined && from !== name) await remove(from);
  }
}
