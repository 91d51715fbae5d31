import { useDocusaurusContext } from '../../../react/site-context.js';
import { useLocation } from '../../../react/use-location.js';
import { UsageError } from '../../../react/format/theme-common/usage-error.js';
import type { SidebarTrail } from './path-index.js';
import { useDocsSidebar, useSidebarTrail } from './sidebar-context.js';
import { isVisibleSidebarItem } from './sidebar-items.js';
import type { SidebarCategory, SidebarItem } from './types.js';
import { useActivePlugin } from './use-active-docs.js';

/** The items that readers of the page at `activePath` may see. */
export function useVisibleSidebarItems(items: readonly SidebarItem[], activePath: string): SidebarItem[] {
  return items.filter((item) => isVisibleSidebarItem(item, activePath));
}

/** From the top of the sidebar to the page; `null` without sidebar or when the docs plugin switched it off. */
export function useSidebarBreadcrumbs(): SidebarTrail | null {
  const trail = useSidebarTrail();
  const { linksMakeBreadcrumbs } = useDocusaurusContext().siteFormat;
  const active = useActivePlugin();
  if (!trail || active?.pluginData.breadcrumbs === false) return null;
  const page = trail.at(-1);
  const isPlainLink = page?.type === 'link' && page.docId === undefined;
  return isPlainLink && !linksMakeBreadcrumbs ? [] : trail;
}

/**
 * The category that the page belongs to: the category of the page itself, or else the nearest one that contains it.
 *
 * @throws UsageError if there is none.
 */
export function useCurrentSidebarCategory(): SidebarCategory {
  const { pathname } = useLocation();
  const category = useSidebarTrail()?.findLast((item) => item.type === 'category');
  if (category) return category;
  throw new UsageError(`${pathname} belongs to no category of a sidebar.`, {
    hint: 'Give <DocCardList> the `items` to show, or use it on the page of a category or on a page below one.',
  });
}

/** The items of the page's category, or the siblings of another page: the default of `<DocCardList>`. */
export function useCurrentSidebarSiblings(): SidebarItem[] {
  const sidebar = useDocsSidebar();
  const trail = useSidebarTrail() ?? [];
  const nearest = trail.findLast((item) => item.type === 'category');
  return nearest?.items ?? sidebar?.items ?? [];
}
