import { describe, expect, it } from 'vitest';
import type { Site } from '../site/types.js';
import { findLocaleFolderClashes, findNameClashes } from './name-clashes.js';

const site = {
  locales: [
    { locale: 'en', outSubdir: '' },
    { locale: 'zh', outSubdir: 'zh' },
  ],
} as unknown as Site; // the only fields that are read
const page = (locale: string, pathname: string, file: string) => ({ locale, pathname, file });

describe('findNameClashes', () => {
  it.each([
    ['a file', page('en', '/404', '404.html'), page('en', '/404.html', '404.html'), '404.html'],
    [
      'a twin',
      { ...page('en', '/a', 'a.html'), twin: 'a.md' },
      { ...page('en', '/a/index', 'a/index.html'), twin: 'a.md' },
      'a.md',
    ],
    ['a file, across locales', page('en', '/zh/a', 'zh/a.html'), page('zh', '/zh/a', 'a.html'), 'zh/a.html'],
  ])('names both pages that would share %s', (_, first, second, name) => {
    const [error, ...others] = findNameClashes([first, second], site);
    expect(others).toEqual([]);
    for (const part of [`"${first.pathname}"`, `"${second.pathname}"`, name]) expect(error?.message).toContain(part);
  });

  it('has nothing to say about the same page in two locales', () => {
    expect(findNameClashes([page('en', '/a', 'a.html'), page('zh', '/zh/a', 'a.html')], site)).toEqual([]);
  });
});

describe('findLocaleFolderClashes', () => {
  const locales = (folders: Record<string, string>) =>
    ({
      locales: Object.entries(folders).map(([locale, outSubdir]) => ({ locale, outSubdir, baseUrl: `/${outSubdir}/` })),
    }) as unknown as Site; // the only fields that are read

  it('names the page that lies where another locale is, and the key', () => {
    const [error] = findLocaleFolderClashes(
      [page('en', '/docs/intro', 'docs/intro.html')],
      locales({ en: '', fr: 'docs' }),
    );
    expect(error?.message).toBe('The page "/docs/intro" (en) lies below "/docs/", where the locale "fr" is.');
    expect(error?.details.key).toBe('i18n.localeConfigs.fr.baseUrl');
  });

  it.each([
    ['only the name begins alike', [page('en', '/docs-old/a', 'docs-old/a.html')], { en: '', fr: 'docs' }],
    ['it is a page of that locale', [page('fr', '/docs/docs/a', 'docs/a.html')], { en: '', fr: 'docs' }],
    ['one locale is inside of another', [page('ca', '/fr/ca/a', 'a.html')], { en: '', fr: 'fr', ca: 'fr/ca' }],
  ])('is silent where %s', (_, pages, folders) => {
    expect(findLocaleFolderClashes(pages, locales(folders))).toEqual([]);
  });
});
