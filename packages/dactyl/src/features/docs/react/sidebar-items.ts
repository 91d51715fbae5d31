/** Questions about sidebar items. Pure functions. */
import { isSamePath } from '../../../shared/url.js';
import type { SidebarCategory, SidebarItem, SidebarLink } from './types.js';

/** Whether an item, or one below it, is the page at `activePath`. */
export function isActiveSidebarItem(item: SidebarItem, activePath: string): boolean {
  if (item.type === 'html') return false;
  if (item.href !== undefined && isSamePath(item.href, activePath)) return true;
  return item.type === 'category' && item.items.some((child) => isActiveSidebarItem(child, activePath));
}

/** Whether an item is shown: an unlisted doc only on its own page, a category if any of its items is shown. */
export function isVisibleSidebarItem(item: SidebarItem, activePath: string): boolean {
  switch (item.type) {
    case 'category':
      return isActiveSidebarItem(item, activePath) || categoryHref(item) !== undefined || hasVisibleChild();
    case 'link':
      return !item.unlisted || isActiveSidebarItem(item, activePath);
    case 'html':
      return true;
  }

  function hasVisibleChild(): boolean {
    return item.type === 'category' && item.items.some((child) => isVisibleSidebarItem(child, activePath));
  }
}

/** URL of the category's own page; an unlisted page only on that page itself. */
export function categoryHref({ href, linkUnlisted }: SidebarCategory, activePath = ''): string | undefined {
  return linkUnlisted && !isSamePath(href, activePath) ? undefined : href;
}

/** The first page that a category leads to: its own, or that of the first descendant. */
export function findFirstSidebarItemCategoryLink(category: SidebarCategory): string | undefined {
  const own = categoryHref(category);
  if (own !== undefined) return own;
  for (const item of category.items) {
    const href = findFirstSidebarItemLink(item);
    if (href !== undefined) return href;
  }
  return undefined;
}

/** The page that an item leads to; nothing for HTML, unlisted docs and empty categories. */
export function findFirstSidebarItemLink(item: SidebarItem): string | undefined {
  if (item.type === 'category') return findFirstSidebarItemCategoryLink(item);
  return item.type === 'link' && !item.unlisted ? item.href : undefined;
}

/** The first link that readers of other pages see among items, depth first; that of a category is its own page. */
export function findFirstLink(items: readonly SidebarItem[]): { href: string; label: string } | undefined {
  for (const item of items) {
    if (item.type === 'html' || (item.type === 'link' && item.unlisted)) continue;
    const href = item.type === 'link' ? item.href : categoryHref(item);
    if (href !== undefined) return { href, label: item.label };
    const below = item.type === 'category' ? findFirstLink(item.items) : undefined;
    if (below) return below;
  }
  return undefined;
}

/** The first category, depth first, that satisfies `predicate`. */
export function findSidebarCategory(
  items: readonly SidebarItem[],
  predicate: (category: SidebarCategory) => boolean,
): SidebarCategory | undefined {
  for (const item of items) {
    if (item.type !== 'category') continue;
    const found = predicate(item) ? item : findSidebarCategory(item.items, predicate);
    if (found) return found;
  }
  return undefined;
}

/** Items that make a useful card: docs, links, and categories with a page. Two categories may lead to the same page. */
export function filterDocCardListItems(items: readonly SidebarItem[]): (SidebarCategory | SidebarLink)[] {
  return items.filter(
    (item): item is SidebarCategory | SidebarLink =>
      item.type !== 'html' && findFirstSidebarItemLink(item) !== undefined,
  );
}
