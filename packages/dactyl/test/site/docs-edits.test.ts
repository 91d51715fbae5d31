/** Links to edit a doc, and when it was changed last. */
import { beforeAll, describe, expect, it } from 'vitest';
import { docsSite } from './docs-site.js';
import type { Output } from './output.js';

let output: Output;
let log: string;

beforeAll(async () => {
  ({ output, log } = await docsSite());
});

const editLink = (folder: string) =>
  output.page(`${folder}/index.html`).all('.theme-edit-this-page')[0]?.attributes['href'];

describe('the link to edit a doc', () => {
  const base = 'https://git.example/site/edit/main';
  it.each([
    ['docs/next/guides/start', `${base}/docs/guides/start.md`],
    ['docs/next/names/numbered', `${base}/docs/names/01-numbered.md`],
    ['docs/guides/start', `${base}/versioned_docs/version-2.0/guides/start.md`],
    ['docs/one', `${base}/versioned_docs/version-1.0/intro.md`],
    ['fr/docs/next/guides/start', `${base}/i18n/fr/docusaurus-plugin-content-docs/current/guides/start.md`],
    ['fr/docs', `${base}/i18n/fr/docusaurus-plugin-content-docs/version-2.0/intro.md`],
    ['ar/docs/next/guides/start', `${base}/docs/guides/start.md`],
    ['docs/next/edits/own', 'https://elsewhere.example/edit/this'],
    ['docs/next/edits/none', undefined],
    ['docs/next/edits/empty', undefined],
    ['docs/next/category/generated', undefined],
  ])('of /%s is %s', (folder, url) => {
    expect(editLink(folder)).toBe(url);
  });

  it('may come from a function, which receives version, folder, path, permalink and locale', () => {
    const url = (folder: string) => editLink(folder)?.split('?')[1]?.split('&');
    expect(url('community/rules')).toEqual(['current', 'community', 'rules.md', '/community/rules', 'en']);
    expect(url('fr/community')).toEqual(['current', 'community', 'team.md', '/fr/community/', 'fr']);
    expect(url('community/1.0')).toEqual([
      '1.0',
      'community_versioned_docs/version-1.0',
      'team.md',
      '/community/1.0/',
      'en',
    ]);
  });
});

describe('the last update', () => {
  const shown = (folder: string) => output.page(`${folder}/index.html`).all('.theme-last-updated')[0];

  it.each([
    ['docs/next/tagged', 'Last updated on Jan 5, 2024 by Ada', '2024-01-05T00:00:00.000Z'],
    ['docs/next/updates/date', 'Last updated on Mar 4, 2023', '2023-03-04T05:06:07.000Z'],
    ['docs/next/updates/author', 'Last updated by Grace', undefined],
  ])('of /%s is "%s"', (folder, text, time) => {
    expect(shown(folder)?.text).toBe(text);
    expect(shown(folder)?.all('time')[0]?.attributes['datetime']).toBe(time);
  });

  it('is written as the locale writes dates', () => {
    expect(shown('fr/docs/next/updates/date')?.one('time').text).toBe('4 mars 2023');
  });

  it('is left out if it is unknown', () => {
    expect(shown('docs/next/updates/neither')).toBeUndefined();
  });

  it('that git does not know is said once for all docs of an instance and a locale', () => {
    const warnings = log.split('\n').filter((line) => line.includes('Git knows no last update'));
    expect(warnings).toHaveLength(3);
    expect(warnings[0]).toMatch(/ of docs\/auto\/01-first\/a\.md and \d+ more; it is left out\.$/);
    expect(warnings[1]).toContain(' of i18n/fr/');
  });
});
