/**
 * Parts of the shell that many pages share (see `node/pipeline/README.md`). A region is rendered once per locale. If
 * a component inside asks for the page, the region is rendered with each page instead.
 */
import { createContext, createElement, useContext, type ReactNode } from 'react';
import { branchKey, escapeId, PART_OF_LIST, regionKey } from '../shared/marks/region-id.js';
import { BRANCH, OWN_REGION, REGION } from '../shared/marks/placeholder-names.js';
import { IslandContext } from './island-context.js';
import { newRegionRecord, RegionContext, RenderContext } from './render-context.js';
import { useNeededContexts } from './provided-context.js';
import type { RegionRecord } from './page-rendering.js';

export interface RegionProps {
  /** Name of the region, e.g. `navbar`. */
  name: string;
  /** Distinguishes variants of the region: it names everything besides the locale that the children depend on. */
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
  // Nodes that React keeps cannot be shared between pages. Links in them are marked like those of a region.
  if (island) return <KeptContext value={true}>{createElement(OWN_REGION, null, children)}</KeptContext>;
  const key = regionKey(name, id);
  const known = rendering.regions.get(key);
  rendering.usedRegions.add(key);
  if (known?.html !== undefined) return <KnownRegion record={known} />;
  const record = known ?? newRegion(rendering.regions, key);
  return <RegionContext value={record}>{createElement(REGION, { name: key }, children)}</RegionContext>;
}

/** The placeholder of a region that was rendered with an earlier page. */
function KnownRegion({ record }: { record: RegionRecord }) {
  useNeededContexts(record.reads);
  return createElement(REGION, { name: record.key });
}

/**
 * The items of one sidebar category, which a large sidebar leaves out until the category is opened. Outside of a
 * region all items are rendered.
 */
export function Branch({ id, isPart = false, of, children }: BranchProps) {
  const region = useContext(RegionContext);
  const island = useContext(IslandContext);
  const work = useContext(RenderContext)?.work;
  if (!region || island) return children;
  const name = escapeId(id) + (isPart ? PART_OF_LIST : '');
  const kept = of === undefined || region.dependsOnPage ? undefined : work?.keptBranch(branchKey(region.key, name), of);
  if (kept === undefined) return createElement(BRANCH, { name }, children);
  return createElement(BRANCH, { name, dangerouslySetInnerHTML: { __html: kept } });
}

export interface BranchProps {
  id: string;
  /** Whether it is a part of a long list, which is left out of every large region. Default: false. */
  isPart?: boolean;
  /** JSON of which all children are made; given where they may be kept until it changes. */
  of?: unknown;
  children: ReactNode;
}

function newRegion(regions: Map<string, RegionRecord>, key: string): RegionRecord {
  const record = newRegionRecord(key);
  regions.set(key, record);
  return record;
}
