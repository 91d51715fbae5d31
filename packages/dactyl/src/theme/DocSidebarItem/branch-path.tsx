/** The way from the sidebar to a category, which names the category's branch. */
import { createContext, useContext, type ReactNode } from 'react';

const BranchPathContext = createContext('sidebar');

export function BranchPathProvider({ path, children }: { path: string; children: ReactNode }) {
  return <BranchPathContext value={path}>{children}</BranchPathContext>;
}

export function useBranchPath(index: number): string {
  return `${useContext(BranchPathContext)}.${index}`;
}
