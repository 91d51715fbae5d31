/**
 * The site's own functions that compilation needs: Markdown plugins, `markdown.preprocessor`,
 * `markdown.parseFrontMatter`. Functions cannot be sent to threads, so each compiler thread calls `loadFunctions`,
 * which loads configuration and plugins again, without their content; the main thread already has them.
 */
import { definedProps } from '../../shared/defined-props.js';
import { loadSiteConfig, siteConfigOfLocale } from './site-config.js';
import { resolveLocales } from '../config/resolve-i18n.js';
import type { MarkdownConfig } from '../config/types.js';
import { hasPlugins, pickPlugins } from '../markdown/plugins/has-plugins.js';
import type { MarkdownPlugins } from '../markdown/types.js';
import { initPlugins } from '../plugin-api/init-plugins.js';
import { BUILT_INS } from './built-ins.js';
import { createContext } from './plugin-context.js';
import type { Site, SiteAddress, SiteFunctions } from './types.js';

export function siteFunctions(
  sources: readonly MarkdownPlugins[],
  { siteDir, markdown }: { siteDir: string; markdown: MarkdownConfig },
): SiteFunctions {
  const { preprocessor, parseFrontMatter } = markdown;
  const { onBrokenMarkdownImages: onBrokenImage } = markdown.hooks;
  return definedProps({
    processors: [
      ...sources.map((plugins) => (hasPlugins(plugins) ? { plugins: pickPlugins(plugins), siteDir } : undefined)),
      undefined,
    ],
    preprocessor,
    parseFrontMatter,
    onBrokenImage: typeof onBrokenImage === 'function' ? onBrokenImage : undefined,
  });
}

/** The functions of a loaded site, by locale. */
export function functionsOf({ locales }: Pick<Site, 'locales'>): (locale: string) => SiteFunctions {
  return (name) => {
    const found = locales.find(({ locale }) => locale === name);
    if (!found) throw new Error(`The site has no locale "${name}" in this run.`);
    return found.functions;
  };
}

/** The same as `siteFunctions`, for another thread. */
export async function loadFunctions(address: SiteAddress, locale: string): Promise<SiteFunctions> {
  const { siteDir, configPath, outDir, requested, keepsPlace } = address;
  const loaded = await siteConfigOfLocale(await loadSiteConfig({ siteDir, configPath }), { locale, configPath });
  const builds = resolveLocales(loaded.siteConfig, { siteDir, requested, keepsPlace });
  const build = builds.find(({ localeData }) => localeData.currentLocale === locale);
  if (!build) throw new Error(`The configuration has no locale "${locale}".`);
  const { plugins } = await initPlugins(await createContext(loaded, build, { outDir }), BUILT_INS, {
    prepares: false,
  });
  const sources = plugins.flatMap(({ plugin, label }) => {
    if (!plugin.unstable_getMarkdownSources) return [];
    if (plugin.unstable_getMarkdownPlugins) return plugin.unstable_getMarkdownPlugins();
    throw new Error(`The plugin "${label}" has Markdown sources but no "unstable_getMarkdownPlugins".`);
  });
  return siteFunctions(sources, { siteDir, markdown: loaded.siteConfig.markdown });
}
