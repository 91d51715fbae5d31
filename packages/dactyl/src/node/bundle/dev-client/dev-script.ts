/** Scripts of all pages come to the browser in few files during development: `scripts/build-dev-scripts.mjs` makes them. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { PACKAGE_ROOT } from '../package-root.js';

const FOLDER = path.join(PACKAGE_ROOT, 'runtime/dev');

/** What the browser gets for one of our scripts: a file that holds its modules, or the script itself where there is none. */
export function devScript(file: string): string {
  if (!file.startsWith(PACKAGE_ROOT + path.sep)) return file;
  const bundled = path.join(FOLDER, path.relative(PACKAGE_ROOT, file));
  return existsSync(bundled) ? bundled : file;
}
