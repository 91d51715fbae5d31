/**
 * The renderer's records of islands while it renders a page. The page is rendered again as long as an attempt finds
 * modules that need the browser: these are promoted, on this page only.
 */
import { sooner, type IslandReason } from '../shared/islands.js';
import type { RenderServices } from '../shared/render.js';
import { HydrationChoiceContext } from '../react/Hydrate.js';
import { IslandContext } from '../react/island-context.js';
import { RegionContext, RenderContext } from '../react/render-context.js';
import type { PageWork, PageFindings, Promotions } from '../react/page-rendering.js';
import { findBranch } from './keep-branches.js';
import { componentNow, contextNow, isProvenNow } from './rendering-now.js';

export function createFindings(services: RenderServices): PageFindings {
  return { services, promoted: new Map(), introspective: new Set(), unsound: undefined };
}

export function createWork(findings: PageFindings): PageWork {
  return {
    findings,
    islands: [],
    provides: [],
    found: new Map(),
    again: false,
    withSlots: new Set(),
    branches: new Map(),
    keptBranch(key, of) {
      return findBranch(key, of, this);
    },
    isUnheard: false,
    needsBrowser(why, when) {
      if (this.isUnheard) return;
      const module = componentNow();
      const island = contextNow(IslandContext);
      // Where the whole page is one island, components of the theme call these hooks, too.
      if (island && !island.whole && !isProvenNow()) island.hurry?.(when);
      else if (module !== undefined) noteNeed({ module, why, when, at: module });
    },
  };
}

/** Takes over the findings of an attempt. @returns whether the page must be rendered again */
export function learn({ findings, found, again }: PageWork): boolean {
  for (const [region, modules] of found) {
    const known = promotionsIn(findings.promoted, region);
    for (const [module, reason] of modules) known.set(module, reason);
  }
  return again || found.size > 0;
}

export interface BrowserNeed extends IslandReason {
  /** Module that becomes an island. If a component is being called, its module is taken instead. */
  module: string;
}

/** Records that static code does something that only works in the browser. Inside an island this is allowed. */
export function noteNeed({ module, ...reason }: BrowserNeed): void {
  const work = contextNow(RenderContext)?.work;
  const island = contextNow(IslandContext);
  if (!work) return;
  if (island) return isProvenNow() ? undefined : island.hurry?.(reason.when);
  if (contextNow(HydrationChoiceContext)?.when === 'never') return;
  promote(work, { module: componentNow() ?? module, region: contextNow(RegionContext)?.key, reason });
}

export interface Promotion {
  module: string;
  region: string | undefined;
  reason: IslandReason;
}

/** Makes the module's components islands, from the next attempt on. */
export function promote(work: PageWork, { module, region = '', reason }: Promotion): void {
  if (work.findings.promoted.get(region)?.has(module)) {
    // The components of the module are islands already, so another attempt would change nothing.
    work.findings.unsound ??= `${reason.at} ${reason.why} where no component of ${module} is rendered`;
    return;
  }
  const found = promotionsIn(work.found, region);
  const known = found.get(module);
  if (!known || known.when !== sooner(known.when, reason.when)) found.set(module, reason);
}

function promotionsIn(promotions: Promotions, region: string): Map<string, IslandReason> {
  const known = promotions.get(region);
  if (known) return known;
  const made = new Map<string, IslandReason>();
  promotions.set(region, made);
  return made;
}
