/** Collects during a build why pages are made, and describes it at the end. */
import type { PagePlan } from '../pipeline/plan-pages.js';
import type { Site } from '../site/types.js';
import { findPages } from './find-page.js';
import { createExplanation, describeKeptPage, type MadePage } from './made-again.js';
import type { RenderedSite } from './rendered-site.js';
import type { StartedBundle } from './start-bundle.js';

export interface ExplainerInput {
  /** The option of the command: `true`, or the name of the page to be explained in full. */
  explain: boolean | string | undefined;
  site: Site;
  pages: readonly PagePlan[];
  /** Those that this build makes or keeps: others belong to another part. */
  made: readonly PagePlan[];
}

export interface Explainer {
  onMade(page: MadePage): void;
  describe(rendered: RenderedSite, bundles: StartedBundle): Promise<string>;
}

/**
 * Returns `undefined` if nothing is to be explained.
 *
 * @throws SiteError when there is no page with the name.
 */
export function createExplainer({ explain, site, pages, made: own }: ExplainerInput): Explainer | undefined {
  if (explain === undefined || explain === false) return undefined;
  const named = explain === true ? [] : findPages(explain, { site, pages });
  const inFull = named.filter((page) => own.includes(page));
  const explanation = createExplanation(new Set(inFull.map((page) => page.pathname)));
  const made = new Set<string>();
  return {
    onMade(page) {
      made.add(page.pathname);
      explanation.add(page);
    },
    async describe(rendered, { bundle, bundleChanges }) {
      const { pageCache } = await bundle;
      const kept = inFull.flatMap((page) => {
        const sources = made.has(page.pathname) ? undefined : pageCache.readSources(page);
        return sources ? ['', describeKeptPage(page.pathname, sources)] : [];
      });
      return [explanation.describe({ kept: rendered.reused, bundleChanges }), ...kept].join('\n');
    },
  };
}
