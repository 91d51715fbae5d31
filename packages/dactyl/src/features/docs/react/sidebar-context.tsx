import type { ReactNode } from 'react';
import { createRequiredContext, useRequiredContext } from '../../../react/format/theme-common/required-context.js';
import { createProvidedContext, useProvidedContext } from '../../../react/provided-context.js';
import { usePageDependency } from '../../../react/render-context.js';
import { useLocation } from '../../../react/use-location.js';
import { docTrailsByPath, pathKey, trailsByPath, type SidebarTrail } from './path-index.js';
import type { SidebarCategory, SidebarItem, SidebarLink } from './types.js';

export interface DocsSidebar {
  name: string;
  items: SidebarItem[];
}

const DocsSidebarContext = createRequiredContext<DocsSidebar | null>('docs sidebar', { parts: ['items'] });

/** Position of the page in the sidebar. Most islands need it rather than the whole sidebar. */
interface SidebarPlace {
  trail: (Omit<SidebarCategory, 'items'> | SidebarLink)[];
  /** Items of the categories, by their index in the trail. */
  items: Record<string, SidebarItem[]>;
}

const SidebarPlaceContext = createProvidedContext<SidebarPlace | null>('sidebar place', null, { parts: ['items'] });

export interface DocsSidebarProviderProps {
  name: string | undefined;
  items: SidebarItem[] | undefined;
  children: ReactNode;
}

export function DocsSidebarProvider({ name, items, children }: DocsSidebarProviderProps) {
  const sidebar = name !== undefined && items ? { name, items } : null;
  const { pathname } = useLocation();
  return (
    <DocsSidebarContext value={sidebar}>
      <SidebarPlaceContext value={items ? placeIn(items, pathname) : null}>{children}</SidebarPlaceContext>
    </DocsSidebarContext>
  );
}

/**
 * The sidebar of the page; `null` when it has none.
 *
 * @throws UsageError outside of the docs.
 */
export function useDocsSidebar(): DocsSidebar | null {
  return useRequiredContext(DocsSidebarContext, { hook: 'useDocsSidebar', provider: 'DocsSidebarProvider' });
}

function placeIn(sidebar: readonly SidebarItem[], pathname: string): SidebarPlace {
  const key = pathKey(pathname);
  // The item of the doc itself takes precedence over a plain link to it.
  const found = docTrailsByPath(sidebar).get(key) ?? trailsByPath(sidebar).get(key) ?? [];
  const items: SidebarPlace['items'] = {};
  const trail = found.map((link, index) => {
    if (link.type === 'link') return link;
    const { items: own, ...category } = link;
    items[index] = own;
    return category;
  });
  return { trail, items };
}

/** From the top of the sidebar to the page; `null` without a sidebar, empty when the page is not in it. */
export function useSidebarTrail(): SidebarTrail | null {
  usePageDependency();
  const place = useProvidedContext(SidebarPlaceContext);
  if (!place) return null;
  return place.trail.map((link, index) => {
    if (link.type === 'link') return link;
    // A getter, because few islands read the items, and only those need them in the page.
    return Object.defineProperty({ ...link, items: [] }, 'items', {
      get: () => place.items[index] ?? [],
      enumerable: true,
    });
  });
}
