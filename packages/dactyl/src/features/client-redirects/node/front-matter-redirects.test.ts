import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { collectRedirects } from './collect-redirects.js';
import { frontMatterRedirects } from './front-matter-redirects.js';

const SITE = path.resolve('/site');

const entry = (permalink: string, redirect_from?: string | string[]) => ({
  permalink: `/base${permalink}`,
  source: `@site${permalink}.md`,
  frontMatter: { ...(redirect_from !== undefined && { redirect_from }) },
});

const collected = (allContent: Parameters<typeof frontMatterRedirects>[0]) =>
  frontMatterRedirects(allContent, { siteDir: SITE, baseUrl: '/base/' });

describe('frontMatterRedirects', () => {
  it('lead to docs, posts and pages from the addresses that they had', () => {
    const redirects = collected({
      'docusaurus-plugin-content-docs': {
        default: {
          loadedVersions: [{ versionName: 'current', isLast: true, docs: [entry('/a', ['/x', '/y']), entry('/b')] }],
        },
      },
      'docusaurus-plugin-content-blog': { default: { blogPosts: [{ metadata: entry('/post', '/z') }] } },
      'docusaurus-plugin-content-pages': { default: [entry('/page', '/w')] },
    });
    expect(redirects.map(({ from, to }) => `${from} ${to}`)).toEqual(['/x /a', '/y /a', '/z /post', '/w /page']);
    expect(redirects[0]?.file).toBe(path.join(SITE, 'a.md'));
  });

  it('lead to the latest version that names an address', () => {
    const version = (versionName: string, isLast: boolean, docs: object[]) => ({ versionName, isLast, docs });
    const loadedVersions = [
      version('current', false, [entry('/next/a', '/x'), entry('/next/new', '/n')]),
      version('2.0', true, [entry('/a', '/x')]),
      version('1.0', false, [entry('/1.0/a', '/x/'), entry('/1.0/old', '/o')]),
    ];
    const redirects = collected({ 'docusaurus-plugin-content-docs': { default: { loadedVersions } } });
    expect(redirects.map(({ from, to }) => `${from} ${to}`)).toEqual(['/x /a', '/n /next/new', '/o /1.0/old']);
  });

  it('that cannot work name their file', () => {
    const ofPages = collected({
      'docusaurus-plugin-content-pages': { default: [entry('/a', ['/b', '/old']), entry('/b')] },
    });
    const { redirects, duplicates } = collectRedirects({
      options: { fromExtensions: [], toExtensions: [], redirects: [{ from: '/old', to: '/b' }] },
      ofPages,
      paths: ['/a', '/b'],
      url: 'https://site.example',
      baseUrl: '/base/',
      trailingSlash: undefined,
    });
    expect(redirects).toEqual([{ from: '/old', to: '/b' }]);
    expect(duplicates.map(({ message, file }) => [message, file])).toEqual([
      ['The redirect from "/b" to "/a" cannot work: there is a page at that path.', path.join(SITE, 'a.md')],
      [expect.stringContaining('another one from there leads to "/b"'), path.join(SITE, 'a.md')],
    ]);
  });
});
