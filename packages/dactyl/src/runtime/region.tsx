/**
 * Parts of the shell that many pages share (see ARCHITECTURE.md, "Page, regions, fragments").
 * A region is rendered once per locale; if something inside asks for the page that it stands on, it is
 * rendered with each page instead.
 */
import { createElement, useContext, type ReactNode } from 'react';
import { emptyCollected, RegionContext, RenderContext, type RegionRecord } from './render-context.js';

export interface RegionProps {
  /** What it is, e.g. `navbar`. */
  name: string;
  /** Tells variants apart: everything that the children depend on, besides the locale. */
  id?: string;
  children: ReactNode;
}

export function Region({ name, id, children }: RegionProps) {
  const rendering = useContext(RenderContext);
  const outer = useContext(RegionContext);
  if (!rendering || outer) return children;
  const key = regionKey(name, id);
  const known = rendering.regions.get(key);
  rendering.usedRegions.add(key);
  if (known?.html !== undefined) return createElement('dactyl-region', { name: key });
  const record = known ?? newRegion(rendering.regions, key);
  return <RegionContext value={record}>{createElement('dactyl-region', { name: key }, children)}</RegionContext>;
}

/** The items of one sidebar category: what a large sidebar leaves out until it is opened. */
export function Branch({ id, children }: { id: string; children: ReactNode }) {
  return useContext(RenderContext) ? createElement('dactyl-branch', { name: safe(id) }, children) : children;
}

function newRegion(regions: Map<string, RegionRecord>, key: string): RegionRecord {
  const record: RegionRecord = { ...emptyCollected(), dependsOnPage: false, html: undefined };
  regions.set(key, record);
  return record;
}

function regionKey(name: string, id: string | undefined): string {
  return safe(id === undefined ? name : `${name}/${id}`);
}

/** Ids stand in comments and file names: nothing that could end either. */
function safe(id: string): string {
  return encodeURIComponent(id).replaceAll('-', '%2D').replaceAll('%', '_');
}
