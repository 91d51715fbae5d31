import { describe, expect, it } from 'vitest';
import type { BrokenLink } from './check-links.js';
import { describeBrokenLinks, type LinkKnowledge } from './describe-links.js';

const PAGES = new Map([
  ['/docs/install', ['windows', 'linux']],
  ['/docs/guides/sidebar', []],
]);

function describeLinks(broken: BrokenLink[], placesOf: LinkKnowledge['placesOf'] = () => undefined): string[] {
  return describeBrokenLinks(broken, { pages: PAGES, placesOf }).split('\n');
}

const link = (page: string | undefined, to: string): BrokenLink => ({ page, link: to, kind: 'link' });

describe('describeBrokenLinks', () => {
  it('groups by page, the shell first', () => {
    const broken = [link('/b', '/2'), link('/a', '/1'), link('/b', '/3'), link(undefined, '/0')];
    expect(describeLinks(broken)).toEqual([
      '  On every page (navbar, sidebar or footer):',
      '    → /0',
      '  On /a:',
      '    → /1',
      '  On /b:',
      '    → /2',
      '    → /3',
    ]);
  });

  it('says where a link was written, once for all pages that show it', () => {
    const broken = ['/a', '/zh/a', '/blog'].map((page) => link(page, '/x'));
    const place = {
      file: 'docs/a.md',
      places: [
        { line: 5, column: 3 },
        { line: 9, column: 1 },
      ],
    };
    const lines = describeLinks(broken, ({ page }) => (page === '/blog' ? undefined : place));
    expect(lines).toEqual(['  On /a:', '    → /x (docs/a.md:5:3, :9:1)']);
  });

  it('reports a link on many pages once', () => {
    const broken = Array.from({ length: 7 }, (_, index) => link(`/page-${index}`, '/x'));
    expect(describeLinks(broken)).toEqual([
      '  On 7 pages, such as /page-0 and /page-1, so perhaps in a layout:',
      '    → /x',
    ]);
  });

  it('proposes no page that only shares the folder', () => {
    expect(describeLinks([link('/a', '/docs/intro')]).at(-1)).toBe('    → /docs/intro');
  });

  it('names what was meant: by its letters, by its name in another folder, or a heading', () => {
    const anchor: BrokenLink = { page: '/docs/install', link: '#window', kind: 'anchor' };
    const broken = [link('/a', '/docs/instal'), link('/a', '/old/things/sidebar/'), link('/a', '/else'), anchor];
    expect(describeLinks(broken)).toEqual([
      '  On /a:',
      '    → /docs/instal Did you mean "/docs/install"?',
      '    → /old/things/sidebar/ Did you mean "/docs/guides/sidebar"?',
      '    → /else',
      '  On /docs/install:',
      '    → #window Did you mean "#windows"?',
    ]);
  });
});
