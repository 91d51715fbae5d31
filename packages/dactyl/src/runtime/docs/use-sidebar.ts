import { useLocation } from '../use-location.js';
import { UsageError } from '../theme-common/usage-error.js';
import { pathKey, trailsByPath, type SidebarTrail } from './path-index.js';
import { useDocsSidebar } from './sidebar-context.js';
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
  const active = useActivePlugin();
  return active?.pluginData.breadcrumbs === false ? null : trail;
}

/**
 * The category whose page this is.
 *
 * @throws UsageError on other pages.
 */
export function useCurrentSidebarCategory(): SidebarCategory {
  const { pathname } = useLocation();
  const last = useSidebarTrail()?.at(-1);
  if (last?.type === 'category') return last;
  throw new UsageError(`${pathname} is not the page of a sidebar category.`, {
    hint: 'Give <DocCardList> the `items` to show, or use it on the page that a category links to.',
  });
}

/** What is below the page, when it is that of a category, else what is beside it: the default of `<DocCardList>`. */
export function useCurrentSidebarSiblings(): SidebarItem[] {
  const sidebar = useDocsSidebar();
  const trail = useSidebarTrail() ?? [];
  const nearest = trail.findLast((item) => item.type === 'category');
  return nearest?.items ?? sidebar?.items ?? [];
}

/** From the top of the sidebar to the page; `null` without a sidebar, empty when the page is not in it. */
export function useSidebarTrail(): SidebarTrail | null {
  const sidebar = useDocsSidebar();
  const { pathname } = useLocation();
  return sidebar && (trailsByPath(sidebar.items).get(pathKey(pathname)) ?? []);
}
