/** Runs the docs plugin on files, as a site would, without building pages. For rules that no page is needed for. */
import path from 'node:path';
import type { ModuleEntry, SiteConfig } from '../src/node/config/types.js';
import { runPlugins } from '../src/node/plugin-api/run-plugins.js';
import type { RouteConfig } from '../src/node/plugin-api/route-config.js';
import docs from '../src/features/docs/node/index.js';
import type { DocMetadata } from '../src/features/docs/node/types.js';
import type { GlobalDocsData, GlobalVersion } from '../src/features/docs/node/global-data-types.js';
import { createPluginContext, createRecordingLogger } from './plugin-context.js';

export interface DocsRun {
  routes: RouteConfig[];
  /** Routes without routes below. */
  leaves: RouteConfig[];
  warnings: string[];
  globalData(id?: string): GlobalDocsData;
  version(name: string, id?: string): GlobalVersion;
  /** `file` is relative to the site. */
  metadata(file: string): DocMetadata | undefined;
  /** What a link in a file leads to. */
  link(to: string, from: string): string | null;
}

export interface DocsRunOptions {
  options?: Record<string, unknown>;
  /** More instances. */
  others?: Record<string, unknown>[];
  siteConfig?: Partial<SiteConfig>;
  locale?: string;
  translate?: boolean;
}

export async function runDocsPlugin(siteDir: string, request: DocsRunOptions = {}): Promise<DocsRun> {
  const { options = {}, others = [], siteConfig = {}, locale = 'en', translate } = request;
  const logger = createRecordingLogger();
  const plugins = [options, ...others].map((own): ModuleEntry => ['content-docs', own]);
  const context = createPluginContext({ siteDir, locale, translate, siteConfig: { plugins, ...siteConfig } });
  const builtIns = { plugins: { '@docusaurus/plugin-content-docs': docs }, presets: {} };
  const { routes, globalData, markdownSources } = await runPlugins({ context, builtIns, logger });
  const inSite = (file: string) => path.join(siteDir, file);
  const dataOf = (id: string) =>
    // The plugin wrote it; on the way it was JSON.
    globalData['docusaurus-plugin-content-docs']?.[id] as unknown as GlobalDocsData;
  return {
    routes,
    leaves: leavesOf(routes),
    warnings: logger.warnings,
    globalData: (id = 'default') => dataOf(id),
    version(name, id = 'default') {
      const found = dataOf(id).versions.find((version) => version.name === name);
      if (!found) throw new Error(`There is no version "${name}".`);
      return found;
    },
    metadata(file) {
      const found = markdownSources.map((source) => source.getMetadata(inSite(file))).find(Boolean);
      return found as DocMetadata | undefined; // of the docs plugin, which is the only one here
    },
    link(to, from) {
      const source = markdownSources.find(({ contentDirs }) => contentDirs.some((dir) => inSite(from).startsWith(dir)));
      return source?.resolveLink(to, inSite(from)) ?? null;
    },
  };
}

function leavesOf(routes: RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? leavesOf(route.routes) : [route]));
}
