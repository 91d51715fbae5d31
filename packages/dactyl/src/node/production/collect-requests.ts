/** Everything that the bundles must hold, beside what they import themselves. */
import { mayNeedBrowser } from '../markdown/may-need-browser.js';
import type { LocalePlan } from '../pipeline/plan-pages.js';
import { MDX_COMPONENTS } from '../../shared/render.js';
import { canResolve } from '../site/can-resolve.js';
import { importKind } from '../site/content-files.js';
import type { Site } from '../site/types.js';
import type { BundleRequests } from '../bundle/load-bundle.js';
import type { PluginImports } from './plugin-imports.js';

/**
 * Requests of routes, and the imports of all Markdown files, found by a quick scan when they were read: compiling them is still
 * to come, but for files that plugins of the site may change. An import that names nothing is left out; if a page
 * really uses it, compiling that page says so.
 */
export function collectRequests(
  site: Site,
  plans: readonly LocalePlan[],
  pluginImports: PluginImports = new Map(),
): BundleRequests {
  const registry = new Set<string>();
  const content = new Set<string>();
  const markdown = new Set([MDX_COMPONENTS]);
  const files = new Map<string, boolean>();
  for (const plan of plans) {
    for (const request of plan.requests) registry.add(request);
    for (const page of plan.pages) for (const { file } of page.contents) files.set(file, false);
  }
  // Partials join the map while it is walked; they run where the file runs that imports them.
  for (const [file, isLive] of files) {
    const { imports = [], browserNeed = 'never' } = site.texts.facts(file) ?? {};
    const specifiers = [...imports, ...(pluginImports.get(file) ?? [])];
    const mayRun = isLive || mayNeedBrowser(browserNeed, specifiers);
    if (mayRun) content.add(MDX_COMPONENTS);
    for (const specifier of specifiers) {
      const found = importKind(specifier, file, site);
      if (found.kind === 'content') addPartial(files, found.file, mayRun);
      else if (found.kind === 'module' && (registry.has(found.key) || canResolve(found.key, site))) {
        registry.add(found.key);
        markdown.add(found.key);
        if (mayRun) content.add(found.key);
      }
    }
  }
  return {
    registry: [...registry].toSorted(),
    pageRequests: pageRequests(plans, markdown),
    content: [...content].toSorted(),
    markdown: [...markdown].toSorted(),
  };
}

/** What single pages ask for: the component of their route, and what their Markdown imports. Not what all may ask for. */
function pageRequests(plans: readonly LocalePlan[], markdown: ReadonlySet<string>): string[] {
  const own = new Set(plans.flatMap(({ pages }) => pages.map(({ level }) => level.component)));
  const others = new Set(plans.flatMap((plan) => [...plan.modules]));
  for (const { sharedLevels } of plans) for (const { component } of sharedLevels) others.add(component);
  return [...new Set([...own, ...markdown])]
    .filter((request) => !request.startsWith('@theme/') && !others.has(request))
    .toSorted();
}

/** One that was met already is looked at again when it may run after all. */
function addPartial(files: Map<string, boolean>, file: string, mayRun: boolean): void {
  const known = files.get(file);
  if (known === true || (known === false && !mayRun)) return;
  files.delete(file);
  files.set(file, mayRun);
}
