/**
 * Which of the categories beside each other is open, for sidebars of one's own that close the others. The default
 * sidebar needs no state for it: `data-auto-collapse`.
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

// React state lives in the browser only, so that no mark has to carry this context.
const ExpandedItemContext = createContext<ExpandedItemState | undefined>(undefined);

/** Name of a level of the theme's own sidebar, in which copied categories are islands: they can share no state of React. */
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

/** Around the items of one level, on the server and in the browser. */
export function SidebarLevel({ items, activePath, level, children }: SidebarLevelProps) {
  const firstLink = items.map(findFirstSidebarItemLink).find((href) => href !== undefined);
  return <LevelContext value={`${activePath} ${level} ${firstLink ?? ''}`}>{children}</LevelContext>;
}

/**
 * The open item of the sidebar level around the calling component. Where nothing names the level, the component has it
 * to itself: it opens and closes, and leaves the others as they are.
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
