/** Renders compiled pages on an engine, and keeps what was made for the next build. */
import { SiteError } from '../node/site-error.js';
import type { Engine, PageReport, PlainError } from '../render/engine-types.js';
import { fromPlainError, isUsageOnPage } from '../render/plain-error.js';
import type { PagePlan } from '../render/plan-pages.js';
import type { CompiledPage } from './compile-batch.js';
import type { ReadyBundle } from './ready-bundle.js';
import { addPage, addRegion, type RenderedSite } from './rendered-site.js';

export interface RenderBatchParts {
  engine: Engine;
  rendered: RenderedSite;
  ready: ReadyBundle;
}

/** Returns the pages that must be rendered again, one rung down the ladder. */
export async function renderBatch(
  compiled: CompiledPage[],
  { engine, rendered, ready }: RenderBatchParts,
): Promise<PagePlan[]> {
  const { pageCache } = ready;
  const again: PagePlan[] = [];
  const { pages, regions } = await engine.render(compiled.map((page) => page.job));
  for (const region of regions) {
    addRegion(rendered, region);
    pageCache.keepRegion(region);
  }
  for (const [index, page] of pages.entries()) {
    if (page.error) {
      const errors = [page.error, ...(page.error.others ?? [])];
      rendered.errors.push(...errors.map((error) => inPage(error, page.pathname)));
      continue;
    }
    const { plan, job, contents, reports } = compiled[index] as CompiledPage; // reports come in the order of the jobs
    if (page.descend) {
      again.push(descend(plan, page.descend));
      continue;
    }
    addPage(rendered, page);
    for (const content of contents) {
      const report = reports.get(content.id);
      if (report) pageCache.keepContent(content, report);
    }
    const app = job.hydration === 'islands' ? undefined : ready.appHash;
    pageCache.keepPage(pageCache.pageKey(job, reports), app === undefined ? page : { ...page, app });
  }
  return again;
}

const LADDER = ['islands', 'adopted', 'full'] as const;

function descend(plan: PagePlan, { to, why }: NonNullable<PageReport['descend']>): PagePlan {
  if (LADDER.indexOf(to) <= LADDER.indexOf(plan.hydration)) {
    throw new Error(`The page ${plan.pathname} cannot hydrate, not even as "${plan.hydration}": ${why}`);
  }
  return { ...plan, hydration: to, descended: { asked: plan.descended?.asked ?? plan.hydration, why } };
}

/**
 * A failed rendering names its page. What is thrown inside a component is for the site to mend; what is thrown
 * elsewhere is ours, and keeps its stack.
 */
function inPage(plain: PlainError, pathname: string): Error {
  const error = fromPlainError(plain);
  const message = `Rendering ${pathname} failed: ${error.message}`;
  if (error instanceof SiteError) return isUsageOnPage(plain) ? new SiteError(message, error.details) : error;
  const components = framesOfComponents(error.stack);
  if (components.length > 0) return new SiteError(message, { hint: `Thrown in ${components.join(', called by ')}.` });
  const stack = error.stack?.replace(error.message, () => message) ?? message;
  return Object.assign(error, { message, stack });
}

/** Frames of React, and of what stands between it and a component of the site (`runtime/server/mark-component.tsx`). */
const NOT_OF_SITE = /[/\\]react-dom[/\\]|[/\\]mark-component\b|\b(?:renderWithHooks|renderMarked|renderPlain)\b/;

/** Names of the functions between the one that threw and React, innermost first. */
function framesOfComponents(stack = ''): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const react = frames.findIndex((frame) => NOT_OF_SITE.test(frame));
  return frames.slice(0, Math.max(react, 0)).map((frame) => /^\s+at (?:async )?([^\s(]+)/.exec(frame)?.[1] ?? '');
}
