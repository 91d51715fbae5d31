/** What a category knows of the sidebar around it: the way to it, which names its branch, and whether there is much more. */
import { createContext, useContext, type ReactNode } from 'react';
import type { SidebarItem } from '../../features/docs/react/types.js';

const BranchPathContext = createContext('sidebar');
const LargeSidebarContext = createContext(false);

/** A sidebar with more items than this, at all levels together, is large: about 20 KB of HTML. */
const LARGE_ABOVE = 100;

export function BranchPathProvider({ path, children }: { path: string; children: ReactNode }) {
  return <BranchPathContext value={path}>{children}</BranchPathContext>;
}

export function useBranchPath(index: number): string {
  return `${useContext(BranchPathContext)}.${index}`;
}

const KeptItemsContext = createContext(false);

/** `isOwn`: whether all components of items are the theme's, which use nothing but the items. */
export function KeptItemsProvider({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return <KeptItemsContext value={isOwn}>{children}</KeptItemsContext>;
}

/** The items of a branch, as what it is made of; `undefined` where a component of the site may use something else. */
export function useKeptItems(items: readonly SidebarItem[]): readonly SidebarItem[] | undefined {
  return useContext(KeptItemsContext) ? items : undefined;
}

/** Around the items at the top of a sidebar. */
export function SidebarSizeProvider({ items, children }: { items: readonly SidebarItem[]; children: ReactNode }) {
  return <LargeSidebarContext value={countItems(items) > LARGE_ABOVE}>{children}</LargeSidebarContext>;
}

/** Whether the sidebar around the calling component is large. A replaced `DocSidebarItems` does not say so. */
export function useIsLargeSidebar(): boolean {
  return useContext(LargeSidebarContext);
}

/** Counts no further than it takes to know. */
function countItems(items: readonly SidebarItem[]): number {
  let count = items.length;
  for (const item of items) {
    if (count > LARGE_ABOVE) break;
    if (item.type === 'category') count += countItems(item.items);
  }
  return count;
}
