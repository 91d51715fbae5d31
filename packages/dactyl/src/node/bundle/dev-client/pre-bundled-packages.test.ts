import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { OWN_DEPENDENCIES, ownDependency } from './pre-bundled-packages.js';

const SRC = path.join(import.meta.dirname, '../../..');
const ON_THE_SERVER = /^ssr[\\/]|\.test\.tsx?$/;
/** The build puts React Router into the two modules that import it. */
const BUNDLED = /^react-router(?:-dom)?$/;

/** What our code for the browser imports from packages. */
function importedPackages(): Set<string> {
  const files = ['react', 'browser', 'theme'].flatMap((folder) =>
    readdirSync(path.join(SRC, folder), { recursive: true }).map((name) => path.join(folder, String(name))),
  );
  const code = files.filter((file) => /\.tsx?$/.test(file) && !ON_THE_SERVER.test(file));
  const imports = code.flatMap((file) => [
    ...readFileSync(path.join(SRC, file), 'utf8').matchAll(/^(?:import|export)\b(?! type)[^'"]*?from '([^'.][^']*)'/gm),
  ]);
  return new Set(imports.map(([, specifier = '']) => specifier).filter((name) => !/^(@\w|virtual:|node:)/.test(name)));
}

it('everything that the browser may need of our packages is bundled ahead, so that no page loads twice', () => {
  const missing = [...importedPackages()].filter((name) => !BUNDLED.test(name) && !OWN_DEPENDENCIES.includes(name));
  expect(missing).toEqual([]);
});

it('what is bundled for our code is found from this package, also where the site has not installed it', () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'npx-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const [holder = ''] = ownDependency('prism-react-renderer', siteDir).split(' > ');
  const manifest = path.join(siteDir, 'node_modules', holder, 'package.json');
  expect(existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8'))).toMatchObject({ name: 'dactyl' });

  mkdirSync(path.join(siteDir, 'node_modules/dactyl'), { recursive: true });
  writeFileSync(path.join(siteDir, 'node_modules/dactyl/package.json'), '{}');
  expect(ownDependency('prism-react-renderer', siteDir)).toBe('dactyl > prism-react-renderer');
});
