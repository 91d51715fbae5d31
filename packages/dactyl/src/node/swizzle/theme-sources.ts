/** The TypeScript sources of our themes, out of one compressed file of the package. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PACKAGE_ROOT } from '../bundle/package-root.js';

/** Text of a source; `undefined` when there is none. Names are as in the repository, with slashes: `theme/Footer.tsx`. */
export type ReadSource = (name: string) => string | undefined;

/** Reads the file when a source is first asked for: most commands ask for none. */
export function createThemeSources(): ReadSource {
  let texts: Map<string, string> | undefined;
  return (name) => (texts ??= readTexts()).get(name);
}

function readTexts(): Map<string, string> {
  const archive = brotliDecompressSync(readFileSync(path.join(PACKAGE_ROOT, 'theme-sources.br'))).toString();
  return new Map(Object.entries(JSON.parse(archive) as Record<string, string>)); // our build writes it
}
