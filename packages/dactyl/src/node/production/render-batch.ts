/** Renders compiled pages on an engine, and keeps what was made for the next build. */
import type { Engine, RegionSource } from '../pipeline/engine-types.js';
import { pageError } from '../pipeline/page-error.js';
import { fallBack } from '../pipeline/page-job.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import type { CompiledPage } from './compile-batch.js';
import type { ReadyBundle } from './ready-bundle.js';
import { addPage, addRegion, type RenderedSite } from './rendered-site.js';

export interface RenderBatchParts {
  engine: Engine;
  rendered: RenderedSite;
  ready: ReadyBundle;
  /** Takes the regions that were rendered first. */
  onRegions?: ((sources: readonly RegionSource[]) => void) | undefined;
}

/** Returns the pages that must be rendered again, in the next mode of hydration. */
export async function renderBatch(
  compiled: CompiledPage[],
  { engine, rendered, ready, onRegions }: RenderBatchParts,
): Promise<PagePlan[]> {
  const { pageCache } = ready;
  const again: PagePlan[] = [];
  const { pages, regions, regionSources } = await engine.render(compiled.map((page) => page.job));
  onRegions?.(regionSources);
  for (const region of regions) {
    addRegion(rendered, region);
    pageCache.keepRegion(region);
  }
  for (const [index, { readings, ...page }] of pages.entries()) {
    if (page.error) {
      const errors = [page.error, ...(page.error.others ?? [])];
      rendered.errors.push(...errors.map((error) => pageError(error, page)));
      continue;
    }
    const { plan, job, contents, reports } = compiled[index] as CompiledPage; // reports come in the order of the jobs
    if (page.fallback) {
      again.push(fallBack(plan, page.fallback));
      continue;
    }
    addPage(rendered, page);
    if (readings) rendered.readings.keep(page, readings);
    for (const content of contents) {
      const report = reports.get(content.id);
      if (report) pageCache.keepContent(content, report);
    }
    const app = job.hydration === 'islands' ? undefined : ready.appHash;
    pageCache.keepPage(pageCache.pageKey(job, reports), app === undefined ? page : { ...page, app }, { job, reports });
  }
  return again;
}
