import { describe, expect, it } from 'vitest';
import { checkLinks, describeBrokenLinks, type LinkCheckInput } from './check-links.js';

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

  it('reports a link once per page, and one of the shell once', () => {
    expect(check(['/x', '/x'], ['/x', '/x'])).toEqual([
      { page: '/docs/from', link: '/x', kind: 'link' },
      { page: undefined, link: '/x', kind: 'link' },
    ]);
  });
});

describe('describeBrokenLinks', () => {
  it('groups by page, the shell first', () => {
    const broken = [
      { page: '/b', link: '/2', kind: 'link' },
      { page: '/a', link: '/1', kind: 'link' },
      { page: '/b', link: '/3', kind: 'link' },
      { page: undefined, link: '/0', kind: 'link' },
    ] as const;
    expect(describeBrokenLinks(broken)).toBe(
      [
        '  On every page (navbar, sidebar or footer):',
        '    → /0',
        '  On /a:',
        '    → /1',
        '  On /b:',
        '    → /2',
        '    → /3',
      ].join('\n'),
    );
  });
});
