/**
 * Files that a plugin makes from all pages, such as a search index, during development. When the first one is
 * requested, they are made in memory from the pages as the dev server renders them. Pages are rendered one after the
 * other, with pauses, so that the page that the author works on does not have to wait. Rendered pages are cached
 * until their content changes.
 */
import { setImmediate } from 'node:timers/promises';
import type { unstable_PageFiles, unstable_RenderedPage } from '../../plugin-api/types.js';
import type { PagePlan } from '../../pipeline/plan-pages.js';
import type { DevRenderer } from './dev-renderer.js';
import type { DevSite } from './dev-site.js';

export interface DevPageFiles {
  /** Text of such a file, by its name below the base URL; `undefined` for any other name. */
  answer(name: string): Promise<string | undefined>;
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

export function createDevPageFiles({ site, renderer, invalidateRegistry }: DevPageFilesInput): DevPageFiles {
  const rendered = new Map<string, unstable_RenderedPage>();
  /** Files that were made earlier are kept, because an open page may use them. */
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

  async function make(asked: unstable_PageFiles): Promise<string | undefined> {
    const { plan } = site.current;
    const pages = plan.pages.slice(0, -1);
    const news = pages.flatMap(({ contents }) => contents.map(({ file }) => site.addImports(file)));
    if (news.includes(true)) invalidateRegistry();
    for (const page of pages) await render(page);
    const found = pages.flatMap(({ pathname }) => rendered.get(pathname) ?? []);
    const made = asked.make(found);
    for (const [name, text] of Object.entries(made)) files.set(name, text);
    return made[asked.entry];
  }

  return {
    async answer(name) {
      const asked = pageFiles(site);
      if (!asked) return undefined;
      if (name.startsWith(asked.folder)) return files.get(name);
      if (name !== asked.entry) return undefined;
      making ??= make(asked).catch((error: unknown) => {
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

function pageFiles({ current: { locale } }: DevSite): unstable_PageFiles | undefined {
  for (const { plugin } of locale.plugins) {
    const files = plugin.unstable_getPageFiles?.();
    if (files) return files;
  }
  return undefined;
}

function hasFile({ contents }: PagePlan, file: string): boolean {
  return contents.some((content) => content.file === file);
}
