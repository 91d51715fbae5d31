import { afterEach, describe, expect, it } from 'vitest';
import { createSiteDir } from '../../../test/plugin-context.js';
import { resolveSiteFormat, siteFormatOf } from './format-version.js';

const removals: (() => void)[] = [];
afterEach(() => removals.splice(0).forEach((remove) => remove()));

function releaseOf(files: Record<string, unknown>, folder = ''): string {
  const texts = Object.fromEntries(Object.entries(files).map(([name, value]) => [name, JSON.stringify(value)]));
  const { siteDir, remove } = createSiteDir(texts);
  removals.push(remove);
  return resolveSiteFormat(siteDir + folder).release;
}

const declared = (range: string) => ({ 'package.json': { dependencies: { '@docusaurus/core': range } } });
const installed = (version: string) => ({
  'node_modules/@docusaurus/core/package.json': { name: '@docusaurus/core', version },
});

describe('the release of the site format', () => {
  it.each([
    ['3.6.3', '3.6'],
    ['^3.8.1', '3.8'],
    ['~3.9', '3.9'],
    ['>=3.7.0 <4', '3.7'],
    ['3.10.2', '3.10'],
    ['npm:@docusaurus/core@3.9.0', '3.9'],
    // A version newer than the newest supported release, or one that names no release, is read as the newest.
    ['3.12.0', '3.10'],
    ['^3', '3.10'],
    ['4.0.0-canary', '3.10'],
    ['latest', '3.10'],
    ['workspace:*', '3.10'],
    ['2.4.3', '3.0'],
  ])('%s is read as %s', (range, release) => {
    expect(releaseOf(declared(range))).toBe(release);
  });

  it('is that of the installed package before the declared one', () => {
    expect(releaseOf({ ...declared('^3.6.0'), ...installed('3.9.2') })).toBe('3.9');
  });

  it('may be installed or declared above the site, as in workspaces', () => {
    const site = { 'website/package.json': {} };
    expect(releaseOf({ ...site, ...installed('3.8.0') }, '/website')).toBe('3.8');
    expect(
      releaseOf({ ...site, 'package.json': { devDependencies: { '@docusaurus/core': '3.7.0' } } }, '/website'),
    ).toBe('3.7');
  });

  it('is the newest for a site that names none', () => {
    expect(releaseOf({})).toBe('3.10');
    expect(siteFormatOf()).toEqual({ ...siteFormatOf(10), listsEmptyBlog: false });
  });
});
