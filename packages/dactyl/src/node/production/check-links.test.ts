import { describe, expect, it } from 'vitest';
import { checkLinks, type LinkCheckInput } from './check-links.js';

function page(pathname: string, links: string[], anchors: string[] = []): LinkCheckInput['pages'][number] {
  return { pathname, links, anchors };
}

const OTHERS = [page('/docs/a', [], ['part', 'größe']), page('/docs/', []), page('/docs/版本', [])];

function check(links: string[], regionLinks: string[] = []) {
  return checkLinks({
    pages: [page('/docs/from', links, ['here']), ...OTHERS],
    regions: [{ links: regionLinks }],
    isFile: (pathname) => pathname === '/files/a b.pdf',
    nonExact: ['/requests'],
  });
}

describe('checkLinks', () => {
  it.each([
    '/docs/a',
    '/docs/a/',
    'a',
    './a#part',
    '../docs/a?x=1#part',
    '#here',
    '#',
    '/docs',
    '/docs/a#gr%C3%B6%C3%9Fe',
    '/docs/%E7%89%88%E6%9C%AC',
    '/files/a%20b.pdf',
    '/requests/any/depth',
    '?x=1',
    '?x=1#here',
    'web+app:open',
    'https://elsewhere.example/nowhere',
    'mailto:someone@example.com',
  ])('finds %s', (link) => {
    expect(check([link])).toEqual([]);
  });

  it.each([
    ['/nowhere', 'link'],
    ['b', 'link'],
    ['/files/other.pdf', 'link'],
    ['/requests-not', 'link'],
    ['/\\[', 'link'],
    ['../../elsewhere', 'link'],
    ['?x=1#there', 'anchor'],
    ['#there', 'anchor'],
    ['a#here', 'anchor'],
  ] as const)('reports %s as a broken %s', (link, kind) => {
    expect(check([link])).toEqual([{ page: '/docs/from', link, kind }]);
  });

  it('looks for images, also among pages', () => {
    const media = ['/files/a%20b.pdf', '/docs/a', 'gone.png', '/gone.png'];
    const pages = [{ ...page('/docs/from', []), media }, ...OTHERS];
    const isFile = (pathname: string) => pathname === '/files/a b.pdf';
    expect(checkLinks({ pages, regions: [{ links: [], media: ['/logo.png'] }], isFile, nonExact: [] })).toEqual([
      { page: '/docs/from', link: 'gone.png', kind: 'file' },
      { page: '/docs/from', link: '/gone.png', kind: 'file' },
      { page: undefined, link: '/logo.png', kind: 'file' },
    ]);
  });

  it('reports a link once per page, and one of the shell once', () => {
    expect(check(['/x', '/x'], ['/x', '/x'])).toEqual([
      { page: '/docs/from', link: '/x', kind: 'link' },
      { page: undefined, link: '/x', kind: 'link' },
    ]);
  });
});
