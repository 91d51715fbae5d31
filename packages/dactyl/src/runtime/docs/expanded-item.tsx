/**
 * Which of the categories beside each other is open, for sidebars of one's own that close the others. The default
 * sidebar needs no state for it: `[data-auto-collapse]`.
 */
import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useBrowserDependency } from '../render-context.js';
import { UsageError } from '../theme-common/usage-error.js';

export interface ExpandedItemState {
  /** Index of the item among its siblings; `null` while all are closed. */
  expandedItem: number | null;
  setExpandedItem: (index: number | null) => void;
}

// React state lives in the browser only, so that no mark has to carry this context.
const ExpandedItemContext = createContext<ExpandedItemState | undefined>(undefined);

export function DocSidebarItemsExpandedStateProvider({ children }: { children: ReactNode }) {
  const [expandedItem, setExpandedItem] = useState<number | null>(null);
  const state = useMemo(() => ({ expandedItem, setExpandedItem }), [expandedItem]);
  return <ExpandedItemContext value={state}>{children}</ExpandedItemContext>;
}

/**
 * The open item of the sidebar level around the calling component.
 *
 * @throws UsageError outside of `DocSidebarItemsExpandedStateProvider`.
 */
export function useDocSidebarItemsExpandedState(): ExpandedItemState {
  useBrowserDependency('calls useDocSidebarItemsExpandedState', 'event');
  const state = useContext(ExpandedItemContext);
  if (state) return state;
  const provider = 'DocSidebarItemsExpandedStateProvider';
  throw new UsageError(`useDocSidebarItemsExpandedState() was called outside of <${provider}>.`, {
    hint: `Call it in a component that is rendered below <${provider}>.`,
  });
}
