/** Renders compiled pages on an engine, and keeps what was made for the next build. */
import { SiteError } from '../node/site-error.js';
import type { Engine, PlainError } from '../render/engine-types.js';
import { fromPlainError, isUsageOnPage } from '../render/plain-error.js';
import type { CompiledPage } from './compile-batch.js';
import type { PageCache } from './page-cache.js';
import { toRenderedPage, type RenderedSite } from './rendered-site.js';

export interface RenderBatchParts {
  engine: Engine;
  rendered: RenderedSite;
  pageCache: PageCache;
}

export async function renderBatch(
  compiled: CompiledPage[],
  { engine, rendered, pageCache }: RenderBatchParts,
): Promise<void> {
  const { pages, regions } = await engine.render(compiled.map((page) => page.job));
  for (const region of regions) {
    rendered.regions.push(region);
    pageCache.keepRegion(region);
  }
  for (const [index, page] of pages.entries()) {
    if (page.error) {
      rendered.errors.push(inPage(page.error, page.pathname));
      continue;
    }
    rendered.pages.push(toRenderedPage(page));
    const { job, contents, reports } = compiled[index] as CompiledPage; // reports come in the order of the jobs
    for (const content of contents) {
      const report = reports.get(content.id);
      if (report) pageCache.keepContent(content, report);
    }
    pageCache.keepPage(pageCache.pageKey(job, reports), page);
  }
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

/** Names of the functions between the one that threw and React, innermost first. */
function framesOfComponents(stack = ''): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  const react = frames.findIndex((frame) => /[/\\]react-dom[/\\]|\brenderWithHooks\b/.test(frame));
  return frames.slice(0, Math.max(react, 0)).map((frame) => /^\s+at (?:async )?([^\s(]+)/.exec(frame)?.[1] ?? '');
}
