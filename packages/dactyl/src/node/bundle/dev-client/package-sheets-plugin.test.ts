import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { LOADED_PACKAGE } from '../../../../test/loaded-package.js';
import { fileUrl } from './browser-entries-plugin.js';
import { packageSheet } from './package-sheets-plugin.js';

/** As in `dist/`, where the build has written Infima's rules into a file. */
const root = mkdtempSync(path.join(tmpdir(), 'dactyl-sheets-'));
const styles = path.join(root, 'theme/styles');
const index = path.join(styles, 'index.css');
cpSync(path.join(LOADED_PACKAGE, 'theme/styles'), styles, { recursive: true });
const infima = 'infima/dist/css/default/default.css';
cpSync(createRequire(import.meta.url).resolve(infima), path.join(styles, 'infima.css'));
writeFileSync(index, readFileSync(index, 'utf8').replace(infima, './infima.css'));
afterAll(() => rmSync(root, { recursive: true }));

const place = { base: '/guide/', root };
const sheetUrl = (name: string) => fileUrl('/guide/', path.join(root, name));
const rulesOf = (css: string) =>
  css
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

it('says the same as Vite', async () => {
  const config = await resolveConfig({ configFile: false, root, logLevel: 'silent' }, 'serve');
  const { code } = await preprocessCSS(readFileSync(index, 'utf8'), index, config);
  const css = rulesOf(packageSheet(sheetUrl('theme/styles/index.css'), place) ?? '');
  expect(css).toContain('.dactyl-card');
  // A difference would be printed whole.
  expect(css === rulesOf(code)).toBe(true);
});

it('answers for each sheet of the theme at once', () => {
  const names = readdirSync(styles).filter((name) => name.endsWith('.css'));
  expect(names.filter((name) => packageSheet(sheetUrl(`theme/styles/${name}`), place) === undefined)).toEqual([]);
});

it('leaves sheets to Vite that name files, or import in another way', () => {
  for (const [number, css] of [
    'a { background: url(./a.png) }',
    "@import './base.css' print;",
    "@import './none.css';",
  ].entries()) {
    writeFileSync(path.join(root, `${number}.css`), css);
    expect(packageSheet(sheetUrl(`${number}.css`), place)).toBeUndefined();
  }
});

it.each([
  ['of another folder', () => fileUrl('/guide/', path.join(root, '../other.css'))],
  ['that leads out of the package', () => `${sheetUrl('theme')}/../../other.css`],
  ['of another base URL', () => sheetUrl('theme/styles/index.css').replace('/guide/', '/')],
  ['with a query', () => `${sheetUrl('theme/styles/index.css')}?direct`],
  ['that is no sheet', () => sheetUrl('theme/Root.js')],
  ['that is not there', () => sheetUrl('theme/styles/none.css')],
  ['with signs that stand for others', () => `${sheetUrl('theme')}/%2e%2e/theme/styles/index.css`],
])('leaves an address %s to Vite', (_, url) => {
  expect(packageSheet(url(), place)).toBeUndefined();
});
