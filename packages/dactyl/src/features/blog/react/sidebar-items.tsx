import { isSamePath } from '../../../shared/url.js';
import Link from '../../../react/Link.js';
import { usePageDependency } from '../../../react/render-context.js';
import { groupBy } from '../../../react/format/theme-common/group-by.js';
import { useShownLocation } from '../../../react/use-location.js';
import type { BlogSidebarItem } from './types.js';

/** Items that are visible on this page: an unlisted post is visible only on its own page. */
export function useVisibleBlogSidebarItems(items: readonly BlogSidebarItem[]): BlogSidebarItem[] {
  const { pathname } = useShownLocation();
  // Without unlisted posts, the list is the same on all pages, which can then share one region.
  usePageDependency(items.some(({ unlisted }) => unlisted));
  return items.filter((item) => !item.unlisted || isSamePath(item.permalink, pathname));
}

/** Years, newest first, with their items in the given order. */
export function groupBlogSidebarItemsByYear(
  items: readonly BlogSidebarItem[],
): [year: string, items: BlogSidebarItem[]][] {
  const years = groupBy(items, (item) => String(new Date(item.date).getUTCFullYear()));
  return [...years].sort(([a], [b]) => Number(b) - Number(a));
}

export interface BlogSidebarItemListProps {
  items: readonly BlogSidebarItem[];
  ulClassName?: string;
  liClassName?: string;
  linkClassName?: string;
  linkActiveClassName?: string;
}

/** A plain list of links to posts. */
export function BlogSidebarItemList(props: BlogSidebarItemListProps) {
  const { items, ulClassName, liClassName, linkClassName, linkActiveClassName } = props;
  return (
    <ul className={ulClassName}>
      {items.map((item) => (
        <li key={item.permalink} className={liClassName}>
          <Link
            isNavLink={linkActiveClassName !== undefined}
            to={item.permalink}
            className={linkClassName}
            activeClassName={linkActiveClassName}
            exact
          >
            {item.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
