/**
 * The packages of others, installed once for each state of their list. In: `packages.json`. Out: a folder whose
 * `node_modules` holds them; sites that are copied below it find them there. No script of a package runs.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LIST = join(import.meta.dirname, 'packages.json');
/** Not below a `node_modules`: what lies there is a package and no site. */
const CACHE = join(import.meta.dirname, '../.tmp/ecosystem');

export function installPackages(): string {
  const list = readFileSync(LIST, 'utf8');
  const name = createHash('sha256').update(list).digest('hex').slice(0, 12);
  const folder = join(CACHE, name);
  const done = join(folder, '.installed');
  if (existsSync(done)) return folder;
  mkdirSync(CACHE, { recursive: true });
  // Those of older lists, and what a broken run has left.
  for (const other of readdirSync(CACHE)) rmSync(join(CACHE, other), { recursive: true, force: true });
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), list);
  // Some packages want a React or a Node of their own, and are used with others all the same.
  const flags = ['--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--no-package-lock'];
  execFileSync('npm', ['install', ...flags], { cwd: folder, stdio: 'inherit' });
  writeFileSync(done, '');
  return folder;
}
