/** The default pages for measuring bytes: the start page, a doc and a post. */
import type { PageFacts } from './page-facts.js';

export function choosePages(pages: ReadonlyMap<string, PageFacts>): string[] {
  const paths = [...pages.keys()];
  const doc = nearMiddle([...pages].filter(([, facts]) => facts.part.startsWith('docs-')));
  const post = nearMiddle(
    [...pages].filter(
      ([path, { part }]) => /\/\d{4}\/|\/blog\/(?!tags|archive|authors|page)./.test(path) && !part.startsWith('docs-'),
    ),
  );
  const chosen = new Set(['/', doc, post].filter((path) => path !== undefined && pages.has(path)));
  for (const path of paths) if (chosen.size < 3 && path !== '/404' && path !== '/search') chosen.add(path);
  return [...chosen].filter((path) => path !== undefined);
}

/** The page of median length, so that neither a stub nor an exceptionally long page is chosen. */
function nearMiddle(pages: readonly [string, PageFacts][]): string | undefined {
  const sorted = pages.toSorted(([, a], [, b]) => a.words - b.words);
  return sorted[Math.floor(sorted.length / 2)]?.[0];
}
