/** What is said of islands at the end of a build: only what a person may want to change. */
import type { Logger } from '../base/logger.js';
import type { Rung } from '../../shared/islands.js';
import type { RenderedSite } from './rendered-site.js';

export function reportHydration({ descended, promoted }: RenderedSite, logger: Pick<Logger, 'info' | 'warn'>): void {
  for (const { pathname, asked, rung, why } of descended.toSorted((a, b) => (a.pathname < b.pathname ? -1 : 1))) {
    logger.warn(
      `${pathname} hydrates as "${rung}" instead of "${asked}": ${why} ` +
        `Write "hydration: ${rung}" into its front matter if that is right.`,
    );
  }
  // Parts of our theme around a component of the site's own, and packages, are nothing that a person can change.
  const ofSite = [...promoted.values()].filter(({ module }) => !/^dactyl\/|(?:^|\/)node_modules\//.test(module));
  for (const { module, why, at } of ofSite.toSorted((a, b) => (a.module < b.module ? -1 : 1))) {
    const place = at === module ? '' : ` (${at})`;
    logger.info(
      `${module} needs the browser: it ${why}${place}. Rendering found it; ` +
        `with 'use client' in its first line analysis knows at once.`,
    );
  }
}

/** @example describeRungs({ static: 20, islands: 1, adopted: 0, full: 0 }) // '20 static, 1 with islands' */
export function describeRungs(rungs: Record<Rung, number>): string {
  const words: Record<Rung, string> = { static: 'static', islands: 'with islands', adopted: 'adopted', full: 'full' };
  const rows = Object.entries(words) as [Rung, string][]; // the keys of our own table
  return rows.flatMap(([rung, word]) => (rungs[rung] > 0 ? [`${rungs[rung]} ${word}`] : [])).join(', ');
}
