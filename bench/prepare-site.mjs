/** Lays out the site of one tool in `bench/work/`: its settings, the pages, and the installed packages. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { createPages } from './corpus/pages.mjs';
import { writeCorpus } from './corpus/write-corpus.mjs';

export const WORK = join(dirname(fileURLToPath(import.meta.url)), 'work');

/**
 * @param {import('./peers/peers.mjs').Peer} peer
 * @param {number} count
 * @returns {{ siteDir: string, pages: string[], bytes: number }} the pages as files
 */
export function prepareSite(peer, count) {
  const siteDir = join(WORK, peer.name);
  const { files, bytes } = writeCorpus({ contentDir: join(siteDir, peer.contentDir), count, dialect: peer.dialect });
  for (const [path, text] of Object.entries(peer.files(createPages(count)))) {
    mkdirSync(dirname(join(siteDir, path)), { recursive: true });
    writeFileSync(join(siteDir, path), text);
  }
  install(siteDir, peer);
  return { siteDir, pages: files, bytes };
}

/** What was moved away and is to be deleted when nothing is measured any more. */
const TRASH = join(WORK, 'trash');

/**
 * Moves output and caches away. Not deleted: on ext4, files made soon after many were deleted cost ten times as much,
 * which falls on the tool that is measured next.
 *
 * @param {string} siteDir
 * @param {readonly string[]} folders of a site
 */
export function moveAway(siteDir, folders) {
  mkdirSync(TRASH, { recursive: true });
  for (const path of folders) {
    const target = join(siteDir, path);
    if (existsSync(target)) renameSync(target, join(mkdtempSync(join(TRASH, 'output-')), 'removed'));
  }
}

/** To be called at the end. */
export function emptyTrash() {
  rmSync(TRASH, { recursive: true, force: true });
}

/**
 * Installs packages into a folder of their own, unless they are there.
 *
 * @param {string} siteDir
 * @param {Pick<import('./peers/peers.mjs').Peer, 'name' | 'packages' | 'overrides'>} peer
 */
export function install(siteDir, { name, packages, overrides }) {
  const manifest = join(siteDir, 'package.json');
  const content = { name: `bench-${name}`, private: true, dependencies: packages, overrides };
  const wanted = `${JSON.stringify(content, null, 2)}\n`;
  const upToDate = existsSync(manifest) && readFileSync(manifest, 'utf8') === wanted;
  if (upToDate && (Object.keys(packages).length === 0 || existsSync(join(siteDir, 'node_modules')))) return;
  writeFileSync(manifest, wanted);
  if (Object.keys(packages).length === 0) return;
  console.error(`Installing ${name}`);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: siteDir,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  rmSync(manifest);
  throw new Error(`${name} could not be installed.`);
}
