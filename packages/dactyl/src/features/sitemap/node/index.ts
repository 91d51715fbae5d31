/**
 * Writes the sitemap of a locale after its pages. Input: routes, and the instructions for search engines in the heads of
 * pages. Output: `sitemap.xml` in the output folder of the locale.
 */
import path from 'node:path';
import picomatch from 'picomatch';
import { writeFileAtomic } from '../../../node/base/files.js';
import type { Plugin, PluginContext, PluginOptions, PostBuildProps } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { isCopy } from '../../../node/plugin-api/is-copy.js';
import { removeTrailingSlash } from '../../../shared/url.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import { sitemapOptionsSchema, type SitemapOptions } from './options.js';
import { isSitemapFile, sitemapFiles } from './sitemap-files.js';
import { makeSitemapItems } from './sitemap-items.js';

function sitemapPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as SitemapOptions;
  return {
    name: 'docusaurus-plugin-sitemap',
    unstable_readsSiteOnly: () => true,
    unstable_getLateFiles: () => ({ has: (name) => isSitemapFile(name, options.filename) }),
    async postBuild({ outDir, siteConfig, routes, head, baseUrl, unstable_indexable }: PostBuildProps) {
      if (siteConfig.noIndex || siteConfig.future.experimental_router === 'hash') return;
      const { ignorePatterns } = options;
      const listed = listedRoutes({ routes, head, baseUrl, siteConfig, ignorePatterns });
      const items = await makeSitemapItems({ siteConfig, routes: listed }, options, {
        siteDir: context.siteDir,
        configFile: context.siteConfigPath,
        i18n: context.i18n,
        indexable: unstable_indexable,
        origins: context.unstable_origins,
      });
      if (items.length === 0) return;
      const url = new URL(baseUrl + options.filename, siteConfig.url).href;
      for (const { name, text } of sitemapFiles({ items, filename: options.filename, url })) {
        await writeFileAtomic(path.join(outDir, name), text);
      }
    },
  };
}

interface ListedRoutesInput extends Pick<PostBuildProps, 'routes' | 'head' | 'baseUrl' | 'siteConfig'> {
  ignorePatterns: readonly string[];
}

/**
 * Selects the routes whose pages a sitemap may list, in their order. Not listed are the page for unknown URLs, pages whose
 * head forbids it or names another page, and pages that the site or their plugin leaves out.
 */
function listedRoutes({ routes, head, baseUrl, siteConfig, ignorePatterns }: ListedRoutesInput): RouteConfig[] {
  const isIgnored = ignorePatterns.length > 0 ? picomatch([...ignorePatterns], { dot: true }) : () => false;
  const seen = new Set<string>();
  return leaves(routes).filter((route) => {
    const { path: pathname } = route;
    const page = removeTrailingSlash(pathname);
    // If two routes claim a page, the first one counts.
    if (seen.has(page) || pathname.includes('*') || pathname === `${baseUrl}404.html`) return false;
    seen.add(page);
    if (route.metadata?.listing === false || isCopy(route, siteConfig)) return false;
    return head[pathname]?.noIndex !== true && !isIgnored(pathname);
  });
}

function leaves(routes: readonly RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes && route.routes.length > 0 ? leaves(route.routes) : [route]));
}

const plugin: PluginModule = Object.assign(sitemapPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(sitemapOptionsSchema, options),
});

export default plugin;
