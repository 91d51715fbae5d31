/**
 * Makes all pages. When no code has changed, pages of the last build are kept where they are still right.
 * The others go in batches to whichever engine is free; an engine compiles ahead while the bundle is still
 * being made, and renders as soon as it is there. Pages that wait for a region are kept or made when it is rendered.
 */
import type { StageProgress } from '../base/task.js';
import type { Engine, RegionSource } from '../pipeline/engine-types.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import type { Site } from '../site/types.js';
import { addImports } from './add-imports.js';
import { compileBatch, type CompiledPage } from './compile-batch.js';
import type { ReadyBundle } from './ready-bundle.js';
import { renderBatch } from './render-batch.js';
import { emptyRenderedSite, type RenderedSite, type RenderRecorder } from './rendered-site.js';
import { reusePages } from './reuse-pages.js';
import { createSettlement, pagesWithRegions, type WaitingPage } from './settle-pages.js';

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
  const found = unchangedBundle && reusePages({ ...input, ...unchangedBundle, rendered });
  const { pages, waiting } = found ?? { pages: input.pages, waiting: [] };
  input.progress.advance(input.pages.length - pages.length - waiting.length);
  const crew: Crew = { engines: [], size: 0, bundles: new WeakMap() };
  const rendering = { ...input, rendered, crew };
  try {
    let again =
      waiting.length > 0 ? await renderWithWaiting(pages, waiting, rendering) : await renderOn(pages, rendering);
    // Each round leaves less, because no page goes back to an earlier mode.
    while (again.length > 0) again = await renderOn(again, { ...rendering, bundle: input.withApp() });
    return rendered;
  } finally {
    await closeEngines(crew);
  }
}

interface Rendering extends RenderSiteInput {
  rendered: RenderedSite;
  crew: Crew;
  onRegions?: (sources: readonly RegionSource[]) => void;
}

/** The engines of a build, from one round to the next. */
interface Crew {
  engines: Engine[];
  /** For how many pages there are enough. */
  size: number;
  /** What each has loaded. */
  bundles: WeakMap<Engine, ReadyBundle>;
}

/** So many pages more are less work than starting further engines. */
const FEW_PAGES = 100;

async function enginesFor(count: number, { crew, createEngines }: Rendering): Promise<Engine[]> {
  if (crew.engines.length > 0 && count <= Math.max(crew.size, FEW_PAGES)) return crew.engines;
  await closeEngines(crew);
  crew.engines = await createEngines(count);
  crew.size = count;
  return crew.engines;
}

async function closeEngines(crew: Crew): Promise<void> {
  const { engines } = crew;
  crew.engines = [];
  await Promise.all(engines.map((engine) => engine.close()));
}

/** Returns the pages that must be rendered again. */
async function renderWithWaiting(
  pages: readonly PagePlan[],
  found: readonly WaitingPage[],
  rendering: Rendering,
): Promise<PagePlan[]> {
  const { pageCache } = await rendering.bundle;
  const { rendered, progress } = rendering;
  const settlement = createSettlement();
  const again: PagePlan[] = [];
  let [next, waiting] = [pages, found];
  while (next.length > 0 || waiting.length > 0) {
    if (next.length === 0) {
      const needed = new Set(pagesWithRegions(waiting));
      next = [...needed].map(({ plan }) => plan);
      waiting = waiting.filter((page) => !needed.has(page));
    }
    again.push(...(await renderOn([...next], { ...rendering, onRegions: settlement.take })));
    const settled = settlement.settle(waiting, { pageCache, rendered });
    progress.advance(waiting.length - settled.waiting.length - settled.pages.length);
    next = settled.pages;
    waiting = settled.waiting;
  }
  return again;
}

/**
 * When one engine fails, the bundle fails or the build is interrupted, no engine begins another piece of work.
 * Returns the pages that must be rendered again.
 */
async function renderOn(pages: PagePlan[], rendering: Rendering): Promise<PagePlan[]> {
  if (pages.length === 0) return [];
  const engines = await enginesFor(pages.length, rendering);
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
    if (!ready) {
      ready = await run.bundle;
      if (run.crew.bundles.get(engine) !== ready) await engine.useBundle(ready.engineBundle);
      run.crew.bundles.set(engine, ready);
    }
    for (let pages = ahead.shift(); pages && !run.signal.aborted; pages = ahead.shift()) {
      const complete = await addImports(pages, { ...run, findImports: ready.findImports });
      const again = await renderBatch(complete, { engine, rendered: run.rendered, ready, onRegions: run.onRegions });
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
