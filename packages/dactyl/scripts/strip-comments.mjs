/**
 * Takes comments off the compiled code that sites bundle: a fifth of its bytes, which every site would install and every
 * bundle would read. Declarations keep theirs, for editors. What bundlers read, such as `@__PURE__`, stays.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** What else is compiled becomes the program, which has none. */
const FOLDERS = ['browser', 'features', 'react', 'shared', 'ssr', 'theme'];
const BEGINS = /^[ \t]*\/[/*]/m;
const KEPT = /^!|[@#]__|@vite-ignore|@license|[@#] source/;

/** @param {string} distDir */
export function stripComments(distDir) {
  // A type error may have kept one from being compiled; the compiler has said so.
  for (const folder of FOLDERS.filter((name) => existsSync(join(distDir, name)))) {
    for (const name of readdirSync(join(distDir, folder), { recursive: true, encoding: 'utf8' })) {
      if (name.endsWith('.js')) stripFile(join(distDir, folder, name));
    }
  }
}

/** @param {string} file */
function stripFile(file) {
  const code = readFileSync(file, 'utf8');
  // The compiler writes only files that have changed: most were stripped by an earlier build.
  if (!BEGINS.test(code)) return;
  const stripped = withoutComments(code, file);
  if (stripped !== code) writeFileSync(file, stripped);
}

/**
 * Without the comments that have lines of their own.
 *
 * @param {string} code
 * @param {string} file
 */
function withoutComments(code, file) {
  let left = '';
  let done = 0;
  for (const { start, end, value } of parseSync(file, code).comments) {
    const lineStart = code.lastIndexOf('\n', start - 1) + 1;
    const lineEnd = code.indexOf('\n', end);
    const isAlone = lineEnd !== -1 && !code.slice(lineStart, start).trim() && !code.slice(end, lineEnd).trim();
    if (!isAlone || lineStart < done || KEPT.test(value)) continue;
    left += code.slice(done, lineStart);
    done = lineEnd + 1;
  }
  return left + code.slice(done);
}
