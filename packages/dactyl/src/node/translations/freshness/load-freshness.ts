/**
 * State of a site's translations. Input: the site's folder and the requested locales. Output: the states of files,
 * by locale. Plugins are created, but their content is not loaded.
 */
import path from 'node:path';
import { loadSiteConfig, siteConfigOfLocale } from '../../site/site-config.js';
import { resolveLocales } from '../../config/resolve-i18n.js';
import type { ParseFrontMatter } from '../../config/types.js';
import { suggestName } from '../../base/nearest-name.js';
import type { Logger } from '../../base/logger.js';
import { SiteError } from '../../base/site-error.js';
import { initPlugins } from '../../plugin-api/init-plugins.js';
import { BUILT_INS } from '../../site/built-ins.js';
import { createContext } from '../../site/plugin-context.js';
import { compareFiles, createSourceReader } from './compare-files.js';
import type { LocaleFreshness } from './types.js';

export interface LoadFreshnessOptions {
  siteDir: string;
  /** `--config`, relative to the site's folder. */
  configPath?: string | undefined;
  /** Default: all but the default locale. */
  locales?: readonly string[] | undefined;
  logger: Logger;
}

export interface SiteFreshness {
  /** Title of the site. */
  title: string;
  defaultLocale: string;
  locales: Omit<LocaleFreshness, 'messages'>[];
  parser: ParseFrontMatter | undefined;
}

export async function loadFreshness(options: LoadFreshnessOptions): Promise<SiteFreshness> {
  const { siteDir, configPath, logger } = options;
  const loaded = await loadSiteConfig({ siteDir, configPath });
  const { i18n, markdown } = loaded.siteConfig;
  const known = i18n.locales.filter((locale) => locale !== i18n.defaultLocale);
  const unknown = options.locales?.find((locale) => !known.includes(locale));
  if (unknown !== undefined) throw notTranslated(unknown, { known, ...i18n, configFile: loaded.configFile });
  const parser = markdown.parseFrontMatter;
  const readSource = createSourceReader(parser);
  const locales: SiteFreshness['locales'] = [];
  const chosen = new Set(options.locales ?? known);
  for (const place of resolveLocales(loaded.siteConfig).filter((one) => chosen.has(one.localeData.currentLocale))) {
    const locale = place.localeData.currentLocale;
    const own = await siteConfigOfLocale(loaded, { locale, configPath });
    const context = await createContext(own, place, { outDir: path.join(siteDir, 'build') });
    const { plugins } = await initPlugins({ ...context, unstable_logger: logger }, BUILT_INS);
    const folders = plugins.flatMap(({ plugin }) => plugin.unstable_getTranslatedFolders?.() ?? []);
    const files = await compareFiles(folders, { parser, readSource });
    locales.push({ locale, label: place.localeData.localeConfigs[locale]?.label ?? locale, files });
  }
  return { title: loaded.siteConfig.title, defaultLocale: i18n.defaultLocale, locales, parser };
}

function notTranslated(
  locale: string,
  { known, defaultLocale, configFile }: { known: string[]; defaultLocale: string; configFile: string },
): SiteError {
  if (locale === defaultLocale) {
    return new SiteError(`"${locale}" is the default locale, which is not translated.`, { file: configFile });
  }
  return new SiteError(`The site has no locale "${locale}".`, {
    file: configFile,
    key: 'i18n.locales',
    hint: suggestName(locale, known),
  });
}
