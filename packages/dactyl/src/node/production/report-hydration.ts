/** What is said of islands at the end of a build: only what a person may want to change. */
import type { Logger } from '../base/logger.js';
import type { HydrationMode } from '../../shared/islands.js';
import type { RenderedSite } from './rendered-site.js';

export function reportHydration({ fellBack, promoted }: RenderedSite, logger: Pick<Logger, 'info' | 'warn'>): void {
  for (const { pathname, asked, hydrationMode, why } of fellBack.toSorted((a, b) =>
    a.pathname < b.pathname ? -1 : 1,
  )) {
    logger.warn(
      `${pathname} hydrates as "${hydrationMode}" instead of "${asked}": ${why} ` +
        `Write "hydration: ${hydrationMode}" into its front matter if that is right.`,
    );
  }
  // Parts of our theme around a component of the site's own, and packages, are nothing that a person can change.
  const ofSite = [...promoted.values()].filter(({ module }) => !/^dactyl\/|(?:^|\/)node_modules\//.test(module));
  for (const { module, why, at } of ofSite.toSorted((a, b) => (a.module < b.module ? -1 : 1))) {
    const place = at === module ? '' : ` (${at})`;
    logger.info(
      `${module} needs the browser: it ${why}${place}. Rendering found it; ` +
        `add 'use client' as its first line, and analysis finds it at once.`,
    );
  }
}

/** @example describeHydrationModes({ static: 20, islands: 1, adopted: 0, full: 0 }) // '20 static, 1 with islands' */
export function describeHydrationModes(hydrationModes: Record<HydrationMode, number>): string {
  const words: Record<HydrationMode, string> = {
    static: 'static',
    islands: 'with islands',
    adopted: 'adopted',
    full: 'full',
  };
  const rows = Object.entries(words) as [HydrationMode, string][]; // the keys of our own table
  return rows
    .flatMap(([hydrationMode, word]) =>
      hydrationModes[hydrationMode] > 0 ? [`${hydrationModes[hydrationMode]} ${word}`] : [],
    )
    .join(', ');
}
