import { expect, it } from 'vitest';
import type { Json } from '../shared/json.js';
import type { SiteData } from '../shared/render.js';
import { copySiteData } from './copy-site-data.js';

const siteWith = (globalData: Record<string, Record<string, Json>>) =>
  ({ siteConfig: { title: 'Site' }, globalData, lacksHomePage: undefined }) as unknown as SiteData; // what is copied

it('copies all data', () => {
  const site = siteWith({ docs: { default: { versions: [1] } }, words: { default: 'text' } });
  for (const copies of [undefined, new WeakMap<object, Json>()]) {
    const copy = copySiteData(site, copies);
    expect(copy).toEqual(site);
    expect(copy.siteConfig).not.toBe(site.siteConfig);
    expect(copy.globalData['docs']?.['default']).not.toBe(site.globalData['docs']?.['default']);
  }
});

it('copies data of a plugin once while an edit leaves it', () => {
  const [docs, copies] = [{ versions: [1] }, new WeakMap<object, Json>()];
  const before = copySiteData(siteWith({ docs: { default: docs, other: { versions: [1] } } }), copies);
  const after = copySiteData(siteWith({ docs: { default: docs, other: { versions: [2] } } }), copies);
  expect(after.globalData['docs']?.['default']).toBe(before.globalData['docs']?.['default']);
  expect(after.globalData['docs']?.['other']).toEqual({ versions: [2] });
});
