/**
 * Static HTML inside an island. An island may render a component of ours (the layout, the content of a page) whose
 * output does not change in the browser. Only the server renders it; in the browser the island takes its HTML from
 * the page. Live children fill its holes.
 */
import { createContext, useContext, type ReactNode } from 'react';

/** Adopted ranges of the enclosing island by key, as `skeleton.ts` found them. */
export const AdoptedContext = createContext<ReadonlyMap<string, ReactNode[]> | undefined>(undefined);

/** Whether the enclosing island has the HTML of a range, which `<Adopted>` then shows. */
export function useIsAdopted(name: string): boolean {
  return useContext(AdoptedContext)?.has(name) ?? false;
}

const HolesContext = createContext<Record<string, ReactNode>>({});

export interface AdoptedProps {
  /** Key of the range, as in `<!--adopt:KEY-->`. */
  name: string;
  /** Live children, by the name of their hole. */
  holes: Record<string, ReactNode>;
}

/** Shows an adopted range, with live children in its holes. */
export function Adopted({ name, holes }: AdoptedProps): ReactNode {
  const nodes = useContext(AdoptedContext)?.get(name);
  if (!nodes) throw new Error(`No HTML for "${name}".`);
  return <HolesContext value={holes}>{nodes}</HolesContext>;
}

/** Stands for live children; `skeleton.ts` puts it into adopted ranges. */
export function Hole({ name }: { name: string }): ReactNode {
  return useContext(HolesContext)[name];
}
