/** Names and files → a folder in which each name is a link to its file, and nothing else. What is right already stays. */
import { copyFile, mkdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { errorCode, listFiles } from '../../../../node/base/files.js';

export async function writeLinks(dir: string, links: ReadonlyMap<string, string>): Promise<void> {
  const there = new Set(await listFiles(dir));
  for (const name of there) if (!links.has(name)) await rm(path.join(dir, name), { force: true });
  for (const [name, target] of links) {
    const file = path.join(dir, name);
    const known = there.has(name) ? await readlink(file).catch(() => undefined) : undefined;
    if (known === target) continue;
    await rm(file, { force: true });
    await mkdir(path.dirname(file), { recursive: true });
    await link(target, file);
  }
}

/** Windows lets not everybody make links. Another build may have made it at the same time. */
async function link(target: string, file: string): Promise<void> {
  try {
    await symlink(target, file);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return;
    if (errorCode(error) !== 'EPERM') throw error;
    await copyFile(target, file);
  }
}
