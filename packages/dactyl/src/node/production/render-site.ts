/**
 * Makes all pages. When no code has changed, pages of the last build are kept where they are still right.
 * The others go in batches to whichever engine is free; an engine compiles ahead while the bundle is still
 * being made, and renders as soon as it is there.
 */
import type { StageProgress } from '../base/task.js';
import type { Engine } from '../pipeline/engine-types.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import type { Site } from '../site/types.js';
import { addImports } from './add-imports.js';
import { compileBatch, type CompiledPage } from './compile-batch.js';
import type { ReadyBundle } from './ready-bundle.js';
import { renderBatch } from './render-batch.js';
import { emptyRenderedSite, type RenderedSite, type RenderRecorder } from './rendered-site.js';
import { reusePages } from './reuse-pages.js';

export interface RenderSiteInput {
  site: Site;
  pages: PagePlan[];
  /** Makes engines for so many pages. */
  createEngines: (pageCount: number) => Promise<Engine[]>;
  bundle: Promise<ReadyBundle>;
  /** The same as `bundle`, at once, when nothing in it has changed since the last build. */
  unchangedBundle: ReadyBundle | undefined;
  /** Adds the code for pages that are React as a whole, when some turn out to need it. */
  withApp: () => Promise<ReadyBundle>;
  progress: StageProgress;
  recorder?: RenderRecorder | undefined;
  cacheKeys?: Map<string, string> | undefined;
  /** Aborted when the build is to end at once. */
  signal: AbortSignal;
}

const BATCH = 50;
/** Batches that an engine may hold compiled before the bundle is ready: a bound for its memory. */
const MOST_AHEAD = 40;

export async function renderSite(input: RenderSiteInput): Promise<RenderedSite> {
  const rendered = emptyRenderedSite(input);
  const { unchangedBundle } = input;
  const pages = unchangedBundle ? reusePages({ ...input, ...unchangedBundle, rendered }) : input.pages;
  input.progress.advance(input.pages.length - pages.length);
  let again = await renderOn(pages, { ...input, rendered });
  // Each round leaves less, because no page goes back to an earlier mode.
  while (again.length > 0) again = await renderOn(again, { ...input, rendered, bundle: input.withApp() });
  return rendered;
}

interface Rendering extends RenderSiteInput {
  rendered: RenderedSite;
}

/**
 * When one engine fails, the bundle fails or the build is interrupted, no engine begins another piece of work.
 * Returns the pages that must be rendered again.
 */
async function renderOn(pages: PagePlan[], rendering: Rendering): Promise<PagePlan[]> {
  if (pages.length === 0) return [];
  const engines = await rendering.createEngines(pages.length);
  const again: PagePlan[] = [];
  const halt = new AbortController();
  const signal = AbortSignal.any([rendering.signal, halt.signal]);
  const batches = inBatches(pages, BATCH);
  const arrived: { bundle?: ReadyBundle } = {};
  const bundle = Promise.race([rendering.bundle.then((ready) => (arrived.bundle = ready)), whenAborted(signal)]);
  const fail = (error: unknown) => halt.abort(error);
  bundle.catch(fail);
  const takeBatch = () => (signal.aborted ? undefined : batches.shift());
  const isReady = () => arrived.bundle !== undefined;
  const runs = engines.map((engine) => runEngine({ ...rendering, signal, engine, bundle, isReady, takeBatch, again }));
  await Promise.all(runs.map((run) => run.catch(fail)));
  await Promise.all(engines.map((engine) => engine.close()));
  // The reason is what went wrong first.
  signal.throwIfAborted();
  return again;
}

/** Never fulfilled; rejected with the reason. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}

interface EngineRun extends Rendering {
  engine: Engine;
  isReady: () => boolean;
  takeBatch: () => PagePlan[] | undefined;
  /** Takes pages that must be rendered again. */
  again: PagePlan[];
}

async function runEngine(run: EngineRun): Promise<void> {
  const { engine, takeBatch } = run;
  const ahead: CompiledPage[][] = [];
  let ready: ReadyBundle | undefined;
  const catchUp = async () => {
    if (!ready) await engine.useBundle((ready = await run.bundle).engineBundle);
    for (let pages = ahead.shift(); pages && !run.signal.aborted; pages = ahead.shift()) {
      const complete = await addImports(pages, { ...run, findImports: ready.findImports });
      const again = await renderBatch(complete, { engine, rendered: run.rendered, ready });
      run.again.push(...again);
      run.progress.advance(pages.length - again.length);
    }
  };
  for (let batch = takeBatch(); batch; batch = takeBatch()) {
    const pages = await compileBatch(batch, run);
    run.progress.advance(batch.length - pages.length);
    ahead.push(pages);
    if (run.isReady() || ahead.length >= MOST_AHEAD) await catchUp();
  }
  await catchUp();
}

function inBatches<Item>(items: readonly Item[], size: number): Item[][] {
  const batches: Item[][] = [];
  for (let start = 0; start < items.length; start += size) batches.push(items.slice(start, start + size));
  return batches;
}
