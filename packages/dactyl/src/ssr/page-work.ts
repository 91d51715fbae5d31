/**
 * What the renderer keeps of islands while it renders a page, and what it learns meanwhile. A page is rendered again
 * as long as an attempt finds modules that need the browser: those are promoted, on this page alone.
 */
import type { ComponentType, ReactNode } from 'react';
import { sooner, type ClientFile, type IslandReason, type IslandReport, type IslandWhen } from '../shared/islands.js';
import type { RenderServices } from '../shared/render.js';
import { IslandContext } from '../react/island-context.js';
import type { ProvideRecord } from '../react/provided-context.js';
import { RegionContext, RenderContext } from '../react/render-context.js';
import { componentNow, contextNow, isProvenNow } from './rendering-now.js';

/** An island as it was met in the first pass. */
export interface IslandRecord {
  report: Omit<IslandReport, 'size'>;
  file: ClientFile;
  /** Markdown that its code imports, for its mark. */
  contents?: Record<string, string>;
  /** What the browser renders. */
  original: ComponentType<Record<string, unknown>>;
  /** Text for the mark. */
  props: string;
  slots: SlotRecord[];
  /** Components among its props, by `componentKey`. */
  components: Map<string, unknown>;
  /** Whether it is the whole page. */
  whole: boolean;
  /** Module that made the element, if it is known. */
  creator: string | undefined;
}

export interface SlotRecord {
  node: ReactNode;
  /** Whether the island has put it somewhere. */
  rendered: boolean;
  /** Called when the island gives it props of its own. */
  onChanged(): void;
}

/** Module → why it needs the browser, by region; `''` is the page. */
export type Promotions = Map<string, Map<string, IslandReason>>;

/** What all attempts at one page share. */
export interface PageFindings {
  services: RenderServices;
  promoted: Promotions;
  /** Modules whose components turned out to look into what they are given. */
  introspective: Set<string>;
  /** Why the page cannot be rendered in this mode. */
  unsound: string | undefined;
}

/** One attempt. */
export interface PageWork {
  findings: PageFindings;
  islands: IslandRecord[];
  provides: ProvideRecord[];
  /** What this attempt found. */
  found: Promotions;
  /** Whether the attempt is of no use for another reason. */
  again: boolean;
  /** Modules whose components got slots where they may expect elements. */
  withSlots: Set<string>;
  /** See `useBrowserDependency`. */
  needsBrowser(why: string, when: IslandWhen): void;
  /** Set while a hook is called whose first result is all that its caller wants. */
  isUnheard: boolean;
}

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
    isUnheard: false,
    needsBrowser(why, when) {
      if (this.isUnheard) return;
      const module = componentNow();
      const island = contextNow(IslandContext);
      // On a page that is one island the theme calls them, too.
      if (island && !island.whole && !isProvenNow()) island.hurry?.(when);
      else if (module !== undefined) noteNeed({ module, why, when, at: module });
    },
  };
}

/** Takes over what an attempt found. @returns whether another one is due. */
export function learn({ findings, found, again }: PageWork): boolean {
  for (const [region, modules] of found) {
    const known = promotionsIn(findings.promoted, region);
    for (const [module, reason] of modules) known.set(module, reason);
  }
  return again || found.size > 0;
}

export interface BrowserNeed extends IslandReason {
  /** Module that is to become an island, unless a component of the site is being called: then that one's. */
  module: string;
}

/** Notes that static code does something which only the browser can do. Inside of an island it may. */
export function noteNeed({ module, ...reason }: BrowserNeed): void {
  const work = contextNow(RenderContext)?.work;
  const island = contextNow(IslandContext);
  if (!work) return;
  if (island) return isProvenNow() ? undefined : island.hurry?.(reason.when);
  promote(work, { module: componentNow() ?? module, region: contextNow(RegionContext)?.key, reason });
}

export interface Promotion {
  module: string;
  region: string | undefined;
  reason: IslandReason;
}

/** The module's components are islands, from the next attempt on. */
export function promote(work: PageWork, { module, region = '', reason }: Promotion): void {
  if (work.findings.promoted.get(region)?.has(module)) {
    // It has been promoted, and yet this happens outside of its islands.
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
