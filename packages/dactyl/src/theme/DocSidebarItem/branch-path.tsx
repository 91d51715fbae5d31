/** Path of a category in its sidebar, from which the id of the category's branch is made. */
import { createContext, useContext, type ReactNode } from 'react';

const BranchPathContext = createContext('sidebar');

export function BranchPathProvider({ path, children }: { path: string; children: ReactNode }) {
  return <BranchPathContext value={path}>{children}</BranchPathContext>;
}

export function useBranchPath(index: number): string {
  return `${useContext(BranchPathContext)}.${index}`;
}
