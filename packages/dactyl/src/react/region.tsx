/**
 * Parts of the shell that many pages share (see `node/pipeline/README.md`).
 * A region is rendered once per locale; if something inside asks for the page that it stands on, it is
 * rendered with each page instead.
 */
import { createContext, createElement, useContext, type ReactNode } from 'react';
import { escapeId, regionKey } from '../shared/marks/region-id.js';
import { BRANCH, OWN_REGION, REGION } from '../shared/marks/placeholder-names.js';
import { IslandContext } from './island-context.js';
import { newRegionRecord, RegionContext, RenderContext } from './render-context.js';
import { useNeededContexts } from './provided-context.js';
import type { RegionRecord } from './page-rendering.js';

export interface RegionProps {
  /** What it is, e.g. `navbar`. */
  name: string;
  /** Tells variants apart: everything that the children depend on, besides the locale. */
  id?: string;
  children: ReactNode;
}

/** Whether the calling component is in a region that its island keeps. */
const KeptContext = createContext(false);

export function Region({ name, id, children }: RegionProps) {
  const rendering = useContext(RenderContext);
  const outer = useContext(RegionContext);
  const island = useContext(IslandContext);
  const kept = useContext(KeptContext);
  if (!rendering || outer || kept) return children;
  // What React keeps alive cannot be shared. Its links are marked as those of a region are.
  if (island) return <KeptContext value={true}>{createElement(OWN_REGION, null, children)}</KeptContext>;
  const key = regionKey(name, id);
  const known = rendering.regions.get(key);
  rendering.usedRegions.add(key);
  if (known?.html !== undefined) return <KnownRegion record={known} />;
  const record = known ?? newRegion(rendering.regions, key);
  return <RegionContext value={record}>{createElement(REGION, { name: key }, children)}</RegionContext>;
}

/** The place of a region that was rendered with an earlier page. */
function KnownRegion({ record }: { record: RegionRecord }) {
  useNeededContexts(record.reads);
  return createElement(REGION, { name: record.key });
}

/**
 * The items of one sidebar category: what a large sidebar leaves out until it is opened. Outside of a region nothing is
 * left out.
 */
export function Branch({ id, children }: { id: string; children: ReactNode }) {
  const region = useContext(RegionContext);
  const island = useContext(IslandContext);
  return region && !island ? createElement(BRANCH, { name: escapeId(id) }, children) : children;
}

function newRegion(regions: Map<string, RegionRecord>, key: string): RegionRecord {
  const record = newRegionRecord(key);
  regions.set(key, record);
  return record;
}
