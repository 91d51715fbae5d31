import type { ReactNode } from 'react';
import renderRoutes from '../../../react/render-routes.js';
import type { SidebarItem } from './types.js';
import { useDocsVersion } from './version-context.js';

/** A docs route as its root component receives it: with only the child that matches the page. */
export interface DocRootRoute {
  routes?: readonly { path: string; sidebar?: string }[];
}

export interface DocRootMetadata {
  docElement: ReactNode;
  sidebarName: string | undefined;
  sidebarItems: SidebarItem[] | undefined;
}

/** The doc below the root route and its sidebar; `null` when no doc matches. */
export function useDocRootMetadata({ route }: { route: DocRootRoute }): DocRootMetadata | null {
  const version = useDocsVersion();
  const docRoute = route.routes?.[0];
  if (!docRoute) return null;
  const sidebarName = docRoute.sidebar;
  const sidebarItems = sidebarName === undefined ? undefined : version.docsSidebars[sidebarName];
  return { docElement: renderRoutes(route.routes), sidebarName, sidebarItems };
}
