/**
 * KaTeX's style sheet and fonts, from its package into a static folder. Pages with formulas name the style sheet in
 * their head, so that no other page loads it.
 */
import { cpSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Static folder that `copyKatexFiles` fills; `/katex/katex.min.css` is in it. */
export const katexStaticDirectory = '.cache/static';

const STYLES = 'katex.min.css';

export function copyKatexFiles(): void {
  const styles = createRequire(import.meta.url).resolve(`katex/dist/${STYLES}`);
  const folder = path.join(import.meta.dirname, katexStaticDirectory, 'katex');
  mkdirSync(folder, { recursive: true });
  cpSync(styles, path.join(folder, STYLES));
  cpSync(path.join(path.dirname(styles), 'fonts'), path.join(folder, 'fonts'), {
    recursive: true,
    // The other formats are for browsers of the past.
    filter: (file) => !/\.(?:ttf|woff)$/.test(file),
  });
}
