/** The TypeScript sources of our theme: one compressed file of the package → a folder of files, until a command ends. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { PACKAGE_ROOT } from '../bundle/package-root.js';

export interface ThemeSources {
  /** Unpacks them when it is first called. Absolute; `theme` and `features` lie in it as in the repository. */
  folder(): string;
  remove(): void;
}

export function createThemeSources(): ThemeSources {
  let unpacked: string | undefined;
  return {
    folder: () => (unpacked ??= unpack()),
    remove() {
      if (unpacked !== undefined) rmSync(unpacked, { recursive: true, force: true });
      unpacked = undefined;
    },
  };
}

function unpack(): string {
  const archive = brotliDecompressSync(readFileSync(path.join(PACKAGE_ROOT, 'theme-sources.br'))).toString();
  const texts = JSON.parse(archive) as Record<string, string>; // our build writes it
  const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-theme-'));
  for (const [name, text] of Object.entries(texts)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}
