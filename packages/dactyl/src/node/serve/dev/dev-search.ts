/**
 * The search index in development: built in memory from the pages as the dev server renders them, when the search
 * is first used. Pages are rendered one after the other, with pauses, so that the page being worked on does not
 * have to wait. Rendered pages are cached until their content changes.
 */
import { setImmediate } from 'node:timers/promises';
import type { unstable_RenderedPage } from '../../plugin-api/types.js';
import type { PagePlan } from '../../pipeline/plan-pages.js';
import { ENTRY_FILE, INDEX_FOLDER } from '../../../features/search/engine/types.js';
import type { DevRenderer } from './dev-renderer.js';
import type { DevSite } from './dev-site.js';

export interface DevSearch {
  /** Text of a file of the index, by its name below the base URL; `undefined` for all other names. */
  answer(name: string): Promise<string | undefined>;
  /** Something has changed: the pages with this file, or, without it, all pages. */
  forget(file?: string): void;
}

export interface DevSearchInput {
  site: DevSite;
  /** A separate renderer, which does not report mistakes in pages that nobody looks at. */
  renderer: DevRenderer;
  /** Called before imports of all pages are needed. */
  invalidateRegistry(): void;
}

export function createDevSearch({ site, renderer, invalidateRegistry }: DevSearchInput): DevSearch {
  const rendered = new Map<string, unstable_RenderedPage>();
  /** Files of earlier indexes are kept, because an open search dialog may use them. */
  const files = new Map<string, string>();
  let making: Promise<string | undefined> | undefined;
  /** Counts changes: a page that was rendered during a change is not cached. */
  let changes = 0;

  async function render(plan: PagePlan): Promise<void> {
    if (rendered.has(plan.pathname)) return;
    const before = changes;
    try {
      const { document: html, result } = await renderer.renderPage(plan);
      if (changes === before) rendered.set(plan.pathname, { url: plan.pathname, html, noIndex: result.head.noIndex });
    } catch {
      // The error is shown when somebody opens the page.
    }
    await setImmediate();
  }

  async function make(): Promise<string | undefined> {
    const { plan, locale } = site.current;
    const isKnown = locale.plugins.find(({ plugin }) => plugin.unstable_getSearchFiles);
    if (!isKnown) return undefined;
    const pages = plan.pages.slice(0, -1);
    const news = pages.flatMap(({ contents }) => contents.map(({ file }) => site.addImports(file)));
    if (news.includes(true)) invalidateRegistry();
    for (const page of pages) await render(page);
    const found = pages.flatMap(({ pathname }) => rendered.get(pathname) ?? []);
    const made = isKnown.plugin.unstable_getSearchFiles?.(found) ?? {};
    for (const [name, text] of Object.entries(made)) files.set(name, text);
    return made[ENTRY_FILE];
  }

  return {
    async answer(name) {
      if (name.startsWith(INDEX_FOLDER)) return files.get(name);
      if (name !== ENTRY_FILE) return undefined;
      making ??= make().catch((error: unknown) => {
        making = undefined;
        throw error;
      });
      return making;
    },
    forget(file) {
      making = undefined;
      changes++;
      renderer.forget(file);
      const plans = file === undefined ? [] : site.current.plan.pages.filter((page) => hasFile(page, file));
      // No page has this file as its content, so it may be a partial of any page.
      if (plans.length === 0) rendered.clear();
      for (const { pathname } of plans) rendered.delete(pathname);
    },
  };
}

function hasFile({ contents }: PagePlan, file: string): boolean {
  return contents.some((content) => content.file === file);
}
