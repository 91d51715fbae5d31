/**
 * State of the open category among its siblings, for a site's own sidebars that close the others. The default sidebar uses
 * the attribute `data-auto-collapse` instead.
 */
import { createContext, useCallback, useContext, useId, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { changesInBrowser } from '../../../react/changes-in-browser.js';
import { createProvidedContext, useProvidedContext } from '../../../react/provided-context.js';
import { useBrowserDependency } from '../../../react/render-context.js';
import { expandedItemOf, expandItem, watchLevel } from '../../../browser/stores/expanded-items.js';
import { findFirstSidebarItemLink } from './sidebar-items.js';
import type { SidebarItem } from './types.js';

export interface ExpandedItemState {
  /** Index of the item among its siblings; `null` while all are closed. */
  expandedItem: number | null;
  setExpandedItem: (index: number | null) => void;
}

// A plain React context: the state exists only in the browser, so no mark has to carry it.
const ExpandedItemContext = createContext<ExpandedItemState | undefined>(undefined);

/**
 * Name of a level of the theme's sidebar. Copied categories in it are separate islands, which cannot share React state.
 */
const LevelContext = createProvidedContext<string | undefined>('sidebar level', undefined);

export function DocSidebarItemsExpandedStateProvider({ children }: { children: ReactNode }) {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const state = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return <ExpandedItemContext value={state}>{children}</ExpandedItemContext>;
}

if (import.meta.env.SSR)
  changesInBrowser(DocSidebarItemsExpandedStateProvider, 'DocSidebarItemsExpandedStateProvider', 'event');

export interface SidebarLevelProps {
  items: readonly SidebarItem[];
  activePath: string;
  level: number;
  children: ReactNode;
}

/** Surrounds the items of one level, on the server and in the browser. */
export function SidebarLevel({ items, activePath, level, children }: SidebarLevelProps) {
  const firstLink = items.map(findFirstSidebarItemLink).find((href) => href !== undefined);
  return <LevelContext value={`${activePath} ${level} ${firstLink ?? ''}`}>{children}</LevelContext>;
}

/**
 * The open item of the enclosing sidebar level. Without a `SidebarLevel`, the state belongs to the calling component alone,
 * so opening it does not close its siblings.
 */
export function useDocSidebarItemsExpandedState(): ExpandedItemState {
  useBrowserDependency('calls useDocSidebarItemsExpandedState', 'event');
  const alone = useId();
  const level = useProvidedContext(LevelContext) ?? alone;
  const watch = useCallback((listener: () => void) => watchLevel(level, listener), [level]);
  const expandedItem = useSyncExternalStore(
    watch,
    () => expandedItemOf(level),
    () => null,
  );
  const shared = useMemo(
    () => ({ expandedItem, setExpandedItem: (index: number | null) => expandItem(level, index) }),
    [expandedItem, level],
  );
  return useContext(ExpandedItemContext) ?? shared;
}
