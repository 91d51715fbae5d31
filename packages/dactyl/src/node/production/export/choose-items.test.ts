import { describe, expect, it } from 'vitest';
import type { unstable_ReadingItem, unstable_ReadingList } from '../../plugin-api/reading-order-types.js';
import { chooseItems, type Choice } from './choose-items.js';

const page = (permalink: string, ...items: unstable_ReadingItem[]) => ({
  title: permalink.slice(-1),
  permalink,
  items,
});
const group = (title: string, ...items: unstable_ReadingItem[]) => ({ title, items });
const list = (name: string, version: string, items: unstable_ReadingItem[]): unstable_ReadingList => ({
  name,
  version: { name: version, label: `Release ${version}`, isLast: version === '2' },
  items,
});

const lists = [
  list('guide', '2', [
    page('/x/docs/a'),
    group('Topic', page('/x/docs/t/b'), page('/x/docs/t/c')),
    page('/x/docs/s', page('/x/docs/s/d'), page('/x/docs/other')),
  ]),
  list('api', '2', [page('/x/docs/a'), page('/x/docs/api/e')]),
  list('guide', '1', [page('/x/docs/1/a')]),
];
const permalinks = ['/x/', '/x/blog', '/x/blog/p', '/x/docs/a'];

/** Groups are lists, pages the ends of their addresses. */
function outline(choice: Choice, of = lists): unknown[] {
  const toOutline = ({ title, permalink, items }: unstable_ReadingItem): unknown => {
    const own = permalink?.replace('/x/', '') ?? `(${title})`;
    return items.length > 0 ? [own, ...items.map(toOutline)] : own;
  };
  return chooseItems(choice, { lists: of, permalinks, baseUrl: '/x/' }).map(toOutline);
}

describe('chooseItems', () => {
  it('takes all sidebars of the latest version, each page once', () => {
    expect(outline({})).toEqual([
      'docs/a',
      ['(Topic)', 'docs/t/b', 'docs/t/c'],
      ['docs/s', 'docs/s/d', 'docs/other'],
      'docs/api/e',
    ]);
  });

  it.each<[string, Choice, unknown[]]>([
    ['one sidebar', { sidebar: 'api' }, ['docs/a', 'docs/api/e']],
    ['a version by name', { version: '1' }, ['docs/1/a']],
    ['a version by label', { sidebar: 'guide', version: 'Release 1' }, ['docs/1/a']],
    ['a section with its page', { path: '/x/docs/s' }, [['docs/s', 'docs/s/d']]],
    ['a section of a group, which keeps its heading', { path: '/docs/t/' }, [['(Topic)', 'docs/t/b', 'docs/t/c']]],
    ['a page, of any version', { path: 'docs/1/a' }, ['docs/1/a']],
    ['what is in no sidebar', { path: '/blog' }, ['blog', 'blog/p']],
  ])('takes %s', (_name, choice, expected) => {
    expect(outline(choice)).toEqual(expected);
  });

  it('takes all pages of a site without sidebars', () => {
    expect(outline({}, [])).toEqual(['', 'blog', 'blog/p', 'docs/a']);
  });

  it.each<[Choice, string, string]>([
    [{ sidebar: 'gide' }, 'There is no sidebar "gide".', 'Did you mean "guide"?'],
    [{ version: '3' }, 'The docs have no version "3".', 'Did you mean "2"?'],
    [{ path: '/x/blogg' }, 'There is no page at or below "/x/blogg".', 'Did you mean "/x/blog"?'],
  ])('names what it does not find: %j', (choice, message, hint) => {
    expect(() => outline(choice)).toThrow(expect.objectContaining({ message, details: { hint } }));
  });
});
