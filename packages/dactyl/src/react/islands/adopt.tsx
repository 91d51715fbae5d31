/**
 * Static HTML inside an island. A component of ours (the layout, the content of a page) that an island renders, and
 * whose output depends on nothing that changes in the browser, is rendered on the server only; in the browser the
 * island takes its HTML from the page. Live children stand in its holes.
 */
import { createContext, useContext, type ReactNode } from 'react';

/** Adopted ranges of the island around, by key; what `skeleton.ts` found. */
export const AdoptedContext = createContext<ReadonlyMap<string, ReactNode[]> | undefined>(undefined);

/** Whether the island around has the HTML of a range, which `<Adopted>` then shows. */
export function useIsAdopted(name: string): boolean {
  return useContext(AdoptedContext)?.has(name) ?? false;
}

const HolesContext = createContext<Record<string, ReactNode>>({});

export interface AdoptedProps {
  /** The same as in `<!--adopt:KEY-->`. */
  name: string;
  /** Live children, by the name of their hole. */
  holes: Record<string, ReactNode>;
}

/** Shows an adopted range again, around the live children. */
export function Adopted({ name, holes }: AdoptedProps): ReactNode {
  const nodes = useContext(AdoptedContext)?.get(name);
  if (!nodes) throw new Error(`No HTML for "${name}".`);
  return <HolesContext value={holes}>{nodes}</HolesContext>;
}

/** What `skeleton.ts` puts where live children belong. */
export function Hole({ name }: { name: string }): ReactNode {
  return useContext(HolesContext)[name];
}
