/** Runs the `postBuild` hook of each plugin, locale by locale. */
import path from 'node:path';
import { inPlugin } from '../plugin-api/in-plugin.js';
import type { PostBuildProps } from '../plugin-api/types.js';
import type { LocaleSite, Site } from '../site/types.js';
import type { RenderedSite } from './rendered-site.js';

export async function runPostBuild(site: Site, rendered: RenderedSite, dir: string): Promise<void> {
  for (const locale of site.locales) {
    const props = postBuildProps(site, locale, { rendered, dir });
    for (const { plugin, name, content } of locale.plugins) {
      await inPlugin(name, 'postBuild', () => plugin.postBuild?.({ ...props, content }));
    }
  }
}

function postBuildProps(
  site: Site,
  locale: LocaleSite,
  { rendered, dir }: { rendered: RenderedSite; dir: string },
): PostBuildProps {
  const pages = rendered.pages.filter((page) => page.locale === locale.locale);
  return {
    siteDir: site.siteDir,
    outDir: path.join(dir, locale.outSubdir),
    baseUrl: locale.baseUrl,
    siteConfig: locale.siteConfig,
    i18n: locale.data.i18n,
    routes: locale.routes,
    routesPaths: [`${locale.baseUrl}404.html`, ...locale.pages.slice(0, -1).map((page) => page.pathname)],
    siteMetadata: locale.data.siteMetadata,
    ...locale.htmlTags,
    head: Object.fromEntries(
      pages.map(({ pathname, noIndex, card }) => [pathname, { noIndex, ...(card && { unstable_card: card }) }]),
    ),
  };
}
