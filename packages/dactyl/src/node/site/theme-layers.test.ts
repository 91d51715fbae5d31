import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isThemeRequest, resolveThemeRequest } from './theme-layers.js';

const root = mkdtempSync(path.join(tmpdir(), 'layers-'));
afterAll(() => rmSync(root, { recursive: true }));

for (const file of ['site/Footer.js', 'extra/Footer/index.tsx', 'base/Footer.tsx', 'base/Layout/Main/index.ts']) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), '');
}
const folder = (name: string) => path.join(root, name);
const layers = { site: folder('site'), themes: [folder('extra'), folder('base')] };

describe('a theme request', () => {
  it.each([
    ['@theme/Footer', 'site/Footer.js'],
    ['@theme-original/Footer', 'extra/Footer/index.tsx'],
    ['@theme-init/Footer', 'base/Footer.tsx'],
    ['@theme/Layout/Main', 'base/Layout/Main/index.ts'],
  ])('%s comes from %s', (request, file) => {
    expect(resolveThemeRequest(request, layers)).toBe(folder(file));
  });

  it.each(['@theme/Missing', '@theme/Layout', 'Footer'])('%s comes from nowhere', (request) => {
    expect(resolveThemeRequest(request, layers)).toBeUndefined();
  });

  it.each([
    ['@theme/Footer', true],
    ['@theme-original/Footer', true],
    ['@theme-ui/core', false],
    ['@themesberg/icons', false],
  ])('%s is one: %s', (request, expected) => {
    expect(isThemeRequest(request)).toBe(expected);
  });
});
