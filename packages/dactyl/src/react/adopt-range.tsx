/**
 * Static HTML inside an island: the browser takes it from the page, so everything below is static again. See
 * `islands/adopt.tsx` for the browser's side.
 */
import { createElement, useContext, type ReactNode } from 'react';
import { ADOPT, HOLE } from '../shared/marks/placeholder-names.js';
import { IslandContext, type IslandPlace } from './island-context.js';
import { Adopted, AdoptedContext } from './islands/adopt.js';

export interface AdoptRangeProps {
  /** Name of the range; different for each range of an island. */
  name: string;
  children: ReactNode;
}

/** A range of static HTML inside an island. Outside of islands it only renders its children. */
export function AdoptRange({ name, children }: AdoptRangeProps): ReactNode {
  const island = useContext(IslandContext);
  if (!island) return children;
  return adoptRange(name, island.second ? <Adopted name={name} holes={{}} /> : staticAgain(children));
}

export interface AdoptInIslandProps {
  name: string;
  /** Live content that the island itself renders inside the range, by name. */
  holes?: Record<string, ReactNode>;
  /** Renders the range; receives the elements that stand for the holes. */
  children: (holes: Record<string, ReactNode>) => ReactNode;
}

/** `AdoptRange` with holes, for a component that runs in the browser on a page that is React as a whole. */
export function AdoptInIsland({ name, holes = {}, children }: AdoptInIslandProps): ReactNode {
  const island = useContext(IslandContext);
  const isThere = useContext(AdoptedContext)?.has(name);
  if (isThere) {
    const adopted = <Adopted name={name} holes={holes} />;
    return island ? adoptRange(name, adopted) : adopted;
  }
  if (!island || island.whole) return children(holes);
  const marked = Object.entries(holes).map(([hole, live]) => [
    hole,
    <HoleRange key={hole} {...{ hole, island, live }} />,
  ]);
  return adoptRange(name, staticAgain(children(Object.fromEntries(marked) as Record<string, ReactNode>)));
}

function HoleRange({ hole, island, live }: { hole: string; island: IslandPlace; live: ReactNode }) {
  return <IslandContext value={island}>{createElement(HOLE, { name: hole }, live)}</IslandContext>;
}

function adoptRange(name: string, children: ReactNode): ReactNode {
  return createElement(ADOPT, { name }, children);
}

function staticAgain(children: ReactNode): ReactNode {
  return <IslandContext value={undefined}>{children}</IslandContext>;
}
