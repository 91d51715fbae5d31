/**
 * KaTeX's style sheet and fonts, from its package into a static folder. Pages with formulas name the style sheet in
 * their head, so that no other page loads it.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { threadId } from 'node:worker_threads';

/** Static folder that `copyKatexFiles` fills; `/katex/katex.min.css` is in it. */
export const katexStaticDirectory = '.cache/static';

const STYLES = 'katex.min.css';

/** Several threads load the configuration at the same time, so the folder is made aside, and is there as a whole. */
export function copyKatexFiles(): void {
  const styles = createRequire(import.meta.url).resolve(`katex/dist/${STYLES}`);
  const folder = path.join(import.meta.dirname, katexStaticDirectory, 'katex');
  if (isSameFile(styles, path.join(folder, STYLES))) return;
  const aside = path.join(import.meta.dirname, `.cache/katex-${process.pid}-${threadId}`);
  cpSync(styles, path.join(aside, STYLES));
  cpSync(path.join(path.dirname(styles), 'fonts'), path.join(aside, 'fonts'), {
    recursive: true,
    // The other formats are for browsers of the past.
    filter: (file) => !/\.(?:ttf|woff)$/.test(file),
  });
  mkdirSync(path.dirname(folder), { recursive: true });
  try {
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    // Another thread was faster.
    if (!isSameFile(styles, path.join(folder, STYLES))) throw error;
  }
}

function isSameFile(one: string, other: string): boolean {
  return existsSync(other) && readFileSync(one).equals(readFileSync(other));
}
