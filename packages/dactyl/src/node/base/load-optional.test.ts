import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadOptional, resolveOptional } from './load-optional.js';
import { SiteError } from './site-error.js';

const wanted = { neededFor: 'Live code', install: ['react-live', 'sucrase'] };

it('prefers the package of the site, also one that can only be imported', async () => {
  const from = siteWith('picocolors', { type: 'module', exports: { '.': { import: './main.js' } } });
  expect(await loadOptional('picocolors', { ...wanted, from })).toMatchObject({ who: 'site' });
});

it('falls back to the copy beside dactyl', () => {
  const from = emptySite();
  expect(resolveOptional('picocolors', { ...wanted, from })).toMatch(/picocolors/);
});

it('names what needs the package and how to install it', async () => {
  const failure = loadOptional('no-such-package', { ...wanted, from: undefined });
  await expect(failure).rejects.toThrow(SiteError);
  await expect(failure).rejects.toMatchObject({
    message: 'Live code needs the package "no-such-package", which is not installed.',
    details: { hint: 'Install it: npm install react-live sucrase' },
  });
});

const sites: string[] = [];
afterAll(() => sites.forEach((site) => rmSync(site, { recursive: true })));

function emptySite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'dactyl-optional-'));
  sites.push(site);
  return site;
}

function siteWith(name: string, manifest: object): string {
  const site = emptySite();
  const folder = path.join(site, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, version: '1.0.0', ...manifest }));
  writeFileSync(path.join(folder, 'main.js'), "export const who = 'site';\n");
  return site;
}
