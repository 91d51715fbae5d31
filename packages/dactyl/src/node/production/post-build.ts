/** Runs the hooks of plugins that come after pages are written, locale by locale: all of one kind, then those of the next. */
import { inPlugin } from '../plugin-api/in-plugin.js';
import { indexablePages, postBuildProps } from '../pipeline/post-build-props.js';
import type { AfterPostBuildProps } from '../plugin-api/types.js';
import { readerKey } from '../site/page-readers.js';
import type { LocaleSite, Site } from '../site/types.js';
import type { RenderedPage, RenderedSite } from './rendered-site.js';

/** Folders of all locales: the new output, and the one that is in place. */
interface OutputDirs {
  dir: string;
  oldDir: string;
}

export async function runPostBuild(site: Site, rendered: RenderedSite, dirs: OutputDirs): Promise<void> {
  const { dir } = dirs;
  const ordered = site.locales.map((locale) => ({ locale, pages: inOrder(locale, rendered) }));
  const indexable = new Set(ordered.flatMap(({ locale, pages }) => indexablePages(locale, pages)));
  const all = ordered.map(({ locale, pages }) => ({
    locale,
    props: postBuildProps(locale, { ...dirs, pages, indexable }),
  }));
  for (const { locale, props } of all) {
    for (const { plugin, name, id, content } of locale.plugins) {
      const unstable_readings = rendered.readings.of(locale.locale, readerKey({ name, id }));
      await inPlugin(name, 'postBuild', () => plugin.postBuild?.({ ...props, unstable_readings, content }));
    }
  }
  const unstable_output = outputOf(site, dir);
  for (const { locale, props } of all) {
    for (const { plugin, name, content } of locale.plugins) {
      await inPlugin(name, 'unstable_afterPostBuild', () =>
        plugin.unstable_afterPostBuild?.({ ...props, unstable_output, content }),
      );
    }
  }
}

function outputOf(site: Site, dir: string): AfterPostBuildProps['unstable_output'] {
  return {
    dir,
    baseUrl: site.siteConfig.baseUrl,
    localeFolders: site.locales.map(({ outSubdir }) => outSubdir),
    async bundleScript(input) {
      // Few sites need it.
      const { bundleScript } = await import('../bundle/bundle-script.js');
      return bundleScript(input, site.siteDir);
    },
  };
}

/** As the site lists them: what a plugin makes of all pages must not depend on which was rendered first. */
function inOrder({ locale, pages }: LocaleSite, rendered: RenderedSite): RenderedPage[] {
  const own = rendered.pages.filter((page) => page.locale === locale);
  const made = new Map(own.map((page) => [page.pathname, page]));
  return pages.flatMap(({ pathname }) => made.get(pathname) ?? []);
}
