import { describe, expect, it } from 'vitest';
import { filterTocTree, treeifyToc, type TocNode } from './toc-tree.js';

const headings = (...levels: number[]) => levels.map((level, index) => ({ level, id: `h${index}`, value: '' }));
const outline = (nodes: TocNode[]): string => nodes.map(({ id, children }) => `${id}(${outline(children)})`).join('');

describe('the tree of headings', () => {
  it.each([
    [[2, 3, 3, 2], 'h0(h1()h2())h3()'],
    [[2, 4, 3, 5], 'h0(h1()h2(h3()))'],
    [[4, 2, 3], 'h0()h1(h2())'],
  ])('nests %j', (levels, expected) => {
    expect(outline(treeifyToc(headings(...levels)))).toBe(expected);
  });

  it('keeps levels in range; a hidden one passes its children up', () => {
    const tree = treeifyToc(headings(2, 3, 4, 2, 4));
    expect(outline(filterTocTree(tree, { minHeadingLevel: 2, maxHeadingLevel: 3 }))).toBe('h0(h1())h3()');
    expect(outline(filterTocTree(tree, { minHeadingLevel: 3, maxHeadingLevel: 4 }))).toBe('h1(h2())h4()');
  });
});
