import { describe, expect, it } from 'vitest';
import { trailsByPath } from './path-index.js';
import {
  filterDocCardListItems,
  findFirstSidebarItemLink,
  findSidebarCategory,
  isActiveSidebarItem,
  isVisibleSidebarItem,
} from './sidebar-items.js';
import type { SidebarCategory, SidebarItem, SidebarLink } from './types.js';

const link = (href: string, more: Partial<SidebarLink> = {}): SidebarLink => ({
  type: 'link',
  label: href,
  href,
  ...more,
});
const category = (items: SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarCategory => ({
  type: 'category',
  label: 'C',
  collapsed: true,
  collapsible: true,
  items,
  ...more,
});

describe('sidebar items', () => {
  it('are active on their page and on those below', () => {
    expect(isActiveSidebarItem(link('/a'), '/A/')).toBe(true);
    expect(isActiveSidebarItem(category([category([link('/a')])]), '/a')).toBe(true);
    expect(isActiveSidebarItem(category([link('/a')]), '/b')).toBe(false);
  });

  it('hide what is unlisted, except from its own readers', () => {
    const secret = link('/s', { unlisted: true });
    expect(isVisibleSidebarItem(secret, '/a')).toBe(false);
    expect(isVisibleSidebarItem(secret, '/s')).toBe(true);
    expect(isVisibleSidebarItem(category([secret]), '/a')).toBe(false);
    expect(isVisibleSidebarItem(category([secret], { href: '/c' }), '/a')).toBe(true);
    expect(isVisibleSidebarItem(category([secret], { href: '/c', linkUnlisted: true }), '/a')).toBe(false);
  });

  it('lead to their first page', () => {
    expect(findFirstSidebarItemLink(category([link('/s', { unlisted: true }), category([link('/a')])]))).toBe('/a');
    expect(findFirstSidebarItemLink(category([], { href: '/c' }))).toBe('/c');
    expect(findFirstSidebarItemLink({ type: 'html', value: '' })).toBeUndefined();
  });

  it('become cards when they lead somewhere, though it be where another one leads', () => {
    const items = [link('/a'), category([]), { type: 'html', value: '' } as const, category([link('/a')])];
    expect(filterDocCardListItems(items).map((item) => item.type)).toEqual(['link', 'category']);
  });

  it('are found with their path in the sidebar', () => {
    const inner = category([link('/a')], { href: '/c', label: 'inner' });
    const items = [category([inner], { label: 'outer' })];
    expect(
      trailsByPath(items)
        .get('/a/')
        ?.map(({ label }) => label),
    ).toEqual(['outer', 'inner', '/a']);
    expect(findSidebarCategory(items, ({ label }) => label === 'inner')).toBe(inner);
  });
});
