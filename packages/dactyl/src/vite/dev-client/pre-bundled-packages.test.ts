import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OWN_DEPENDENCIES } from './pre-bundled-packages.js';

const SRC = path.join(import.meta.dirname, '../..');
const ON_THE_SERVER = /^runtime[\\/]server[\\/]|\.test\.tsx?$/;

/** What our code for the browser imports from packages. */
function importedPackages(): Set<string> {
  const files = ['runtime', 'theme'].flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true }).map((name) => path.join(folder, String(name))),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file) && !ON_THE_SERVER.test(file));
  const imports = code.flatMap((file) => [
    ...readFileSync(path.join(SRC, file), 'utf8').matchAll(/^(?:import|export)\b(?! type)[^'"]*?from '([^'.][^']*)'/gm),
  ]);
  return new Set(imports.map(([, specifier = '']) => specifier).filter((name) => !/^(@\w|virtual:|node:)/.test(name)));
}

it('everything that the browser may need of our packages is bundled ahead, so that no page loads twice', () => {
  const missing = [...importedPackages()].filter((name) => !OWN_DEPENDENCIES.includes(name));
  expect(missing).toEqual([]);
});
