import type { ReactNode } from 'react';
import { createRequiredContext, useRequiredContext } from '../theme-common/required-context.js';
import type { SidebarItem } from './types.js';

export interface DocsSidebar {
  name: string;
  items: SidebarItem[];
}

const DocsSidebarContext = createRequiredContext<DocsSidebar | null>('docs sidebar');

export interface DocsSidebarProviderProps {
  name: string | undefined;
  items: SidebarItem[] | undefined;
  children: ReactNode;
}

export function DocsSidebarProvider({ name, items, children }: DocsSidebarProviderProps) {
  const sidebar = name !== undefined && items ? { name, items } : null;
  return <DocsSidebarContext value={sidebar}>{children}</DocsSidebarContext>;
}

/**
 * The sidebar of the page; `null` when it has none.
 *
 * @throws UsageError outside of the docs.
 */
export function useDocsSidebar(): DocsSidebar | null {
  return useRequiredContext(DocsSidebarContext, { hook: 'useDocsSidebar', provider: 'DocsSidebarProvider' });
}
