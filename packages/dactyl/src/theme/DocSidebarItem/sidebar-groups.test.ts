import { describe, expect, it } from 'vitest';
import { groupSidebarItems } from './sidebar-groups.js';
import type { SidebarItem } from '../../features/docs/react/types.js';

const list = (length: number): SidebarItem[] =>
  Array.from({ length }, (_, index) => ({ type: 'link' as const, label: `Item ${index + 1}`, href: `/${index + 1}` }));

/** How many items a page shows of a list, at most, all levels together: the groups beside its own, and its siblings. */
function shownOf(items: readonly SidebarItem[]): number {
  const groups = groupSidebarItems(items);
  return groups ? groups.length + Math.max(...groups.map((group) => shownOf(group.items))) : items.length;
}

describe('groups of a long list', () => {
  it('are not made of up to 40 items', () => {
    expect(groupSidebarItems(list(40))).toBeUndefined();
  });

  it('hold neighbours, in their order, and are named by the first and the last', () => {
    const groups = groupSidebarItems(list(50)) ?? [];
    expect(groups.map(({ label, start }) => [label, start])).toEqual([
      ['Item 1 – Item 17', 0],
      ['Item 18 – Item 33', 17],
      ['Item 34 – Item 50', 33],
    ]);
    expect(groups.flatMap(({ items }) => items)).toEqual(list(50));
  });

  it.each([
    [200, 30],
    [800, 40],
    [10_000, 50],
  ])('leave of %i items at most %i in a page', (length, most) => {
    expect(shownOf(list(length))).toBeLessThanOrEqual(most);
  });

  it('are not made of HTML without labels', () => {
    expect(groupSidebarItems(Array.from({ length: 50 }, () => ({ type: 'html', value: '<hr>' })))).toBeUndefined();
  });
});
