/**
 * Files that a plugin makes from all pages, such as a search index, during development. When the first one is
 * requested, they are made in memory of what is at hand, and say so; from then on pages are rendered one after the other in
 * the background, with pauses, so that the page that the author works on does not have to wait. Rendered pages are cached
 * until their content changes.
 */
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { unstable_PageFiles, unstable_RenderedPage } from '../../plugin-api/types.js';
import type { PagePlan } from '../../pipeline/plan-pages.js';
import type { DevRenderer } from './dev-renderer.js';
import type { DevSite } from './dev-site.js';

export interface DevPageFiles {
  /** Text of such a file, by its name below the base URL; `undefined` for any other name. */
  answer(name: string): Promise<string | undefined>;
  /**
   * Rendered pages with these permalinks; without an argument all of them, or on a large site those that are at hand.
   */
  pages(permalinks?: readonly string[]): Promise<unstable_RenderedPage[]>;
  /** Another number after each change. */
  readonly changes: number;
  /** Removes pages from the cache after a change: those with this content file, or, without an argument, all pages. */
  forget(file?: string): void;
}

export interface DevPageFilesInput {
  site: DevSite;
  /** A separate renderer, which does not report mistakes in pages that nobody looks at. */
  renderer: DevRenderer;
  /** Called before imports of all pages are needed. */
  invalidateRegistry(): void;
}

/** So many pages are rendered while somebody waits: those of a few edits. */
const FEW_PAGES = 20;
/** After an edit (ms), nothing is rendered in the background: the author looks at the page. */
const PAUSE_MS = 500;

export function createDevPageFiles({ site, renderer, invalidateRegistry }: DevPageFilesInput): DevPageFiles {
  const rendered = new Map<string, unstable_RenderedPage>();
  /** Pages that could not be rendered as they are now. */
  const broken = new Set<string>();
  /** Files that were made earlier are kept, because an open page may use them. */
  const files = new Map<string, string>();
  let made: { entry: string | undefined; isPartial: boolean } | undefined;
  let rendering: Promise<void> | undefined;
  /** Counts changes: a page that was rendered during a change is not cached. */
  let changes = 0;
  let changedAt = -Infinity;

  const missing = () =>
    site.current.plan.pages.slice(0, -1).filter(({ pathname }) => !rendered.has(pathname) && !broken.has(pathname));

  async function render(plan: PagePlan, asked?: unstable_PageFiles): Promise<void> {
    const before = changes;
    try {
      const { document: html, result, twin } = await renderer.renderPage(plan);
      if (changes !== before) return;
      const text = hasFilesOfTwins(site) ? twin?.() : undefined;
      const page = {
        url: plan.pathname,
        html,
        noIndex: result.head.noIndex,
        ...(text !== undefined && { twin: text }),
      };
      rendered.set(plan.pathname, page);
      asked?.read?.(page);
    } catch {
      // The error is shown when somebody opens the page.
      if (changes === before) broken.add(plan.pathname);
    }
    await setImmediate();
  }

  function addImportsOf(plans: readonly PagePlan[]): void {
    const news = plans.flatMap(({ contents }) => contents.map(({ file }) => site.addImports(file)));
    if (news.includes(true)) invalidateRegistry();
  }

  async function renderMissing(asked: unstable_PageFiles): Promise<void> {
    addImportsOf(missing());
    for (let plans = missing(); plans.length > 0; plans = missing()) {
      for (const plan of plans) {
        const quiet = changedAt + PAUSE_MS - performance.now();
        if (plans.length > FEW_PAGES && quiet > 0) await setTimeout(quiet);
        await render(plan, asked);
      }
    }
  }

  function renderInBackground(asked: unstable_PageFiles): Promise<void> {
    rendering ??= renderMissing(asked).finally(() => (rendering = undefined));
    return rendering;
  }

  function make(asked: unstable_PageFiles, isPartial: boolean): string | undefined {
    const found = site.current.plan.pages.flatMap(({ pathname }) => rendered.get(pathname) ?? []);
    const texts = asked.make(found, { isPartial });
    for (const [name, text] of Object.entries(texts)) files.set(name, text);
    made = { entry: texts[asked.entry], isPartial };
    return made.entry;
  }

  return {
    async answer(name) {
      const asked = pageFiles(site);
      if (!asked) return undefined;
      if (name.startsWith(asked.folder)) return files.get(name);
      if (name !== asked.entry) return undefined;
      const isLong = missing().length > FEW_PAGES;
      if (made && (isLong || !made.isPartial)) return made.entry;
      const ready = renderInBackground(asked);
      if (isLong) {
        // Nobody waits for it, and who asks again is told.
        ready.catch(() => undefined);
        return make(asked, true);
      }
      await ready;
      return made && !made.isPartial ? made.entry : make(asked, false);
    },
    get changes() {
      return changes;
    },
    async pages(permalinks) {
      const isWanted = ({ pathname }: PagePlan) => permalinks?.includes(pathname) !== false;
      const plans = missing().filter(isWanted);
      if (permalinks || plans.length <= FEW_PAGES) {
        addImportsOf(plans);
        for (const plan of plans) await render(plan, pageFiles(site));
      }
      return site.current.plan.pages.filter(isWanted).flatMap(({ pathname }) => rendered.get(pathname) ?? []);
    },
    forget(file) {
      made = undefined;
      changes++;
      changedAt = performance.now();
      broken.clear();
      renderer.forget(file);
      const plans = file === undefined ? [] : site.current.plan.pages.filter((page) => hasFile(page, file));
      // No page has this file as its content, so it may be a partial of any page.
      if (plans.length === 0) rendered.clear();
      for (const { pathname } of plans) rendered.delete(pathname);
    },
  };
}

function pageFiles({ current: { locale } }: DevSite): unstable_PageFiles | undefined {
  for (const { plugin } of locale.plugins) {
    const files = plugin.unstable_getPageFiles?.();
    if (files) return files;
  }
  return undefined;
}

/** Whether any plugin makes files of the Markdown twins of pages. */
function hasFilesOfTwins({ current: { locale } }: DevSite): boolean {
  return locale.plugins.some(({ plugin, content }) => plugin.unstable_getLateFiles?.({ content }).ofTwins === true);
}

function hasFile({ contents }: PagePlan, file: string): boolean {
  return contents.some((content) => content.file === file);
}
