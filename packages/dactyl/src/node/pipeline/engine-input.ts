/** What engines must know of a site before the first page. */
import path from 'node:path';
import { frameDocuments, settingsOfPlugins } from '../site/browser-parts.js';
import { drawersOf } from '../site/drawers.js';
import { nonExactPaths } from '../site/pages.js';
import { frameworkVersion } from '../site/site-metadata.js';
import type { LocaleSite, Site } from '../site/types.js';
import { localeSettings } from './boot-settings.js';
import { sitePolicy } from './content-policy/site-policy.js';
import { headingSources } from './heading-sources.js';
import { imageSettings, zoomLabels } from './image-settings.js';
import type { EngineInit, EngineLocale } from './engine-types.js';
import type { LocalePlan } from './plan-pages.js';

export function engineInit(site: Site, plans: ReadonlyMap<string, LocalePlan>, outDir: string): EngineInit {
  const images = imageSettings(site);
  return {
    siteDir: site.siteDir,
    address: site.address,
    cacheDir: path.join(site.generatedDir, 'cache'),
    outDir,
    assetBaseUrl: assetBaseUrl(site),
    generator: `Dactyl v${frameworkVersion()}`,
    ...(images && { images }),
    locales: Object.fromEntries(site.locales.map((locale) => [locale.locale, engineLocale(site, locale, plans)])),
  };
}

/** Hashed assets lie at the root of the output, whatever the locale. */
export function assetBaseUrl(site: Site): string {
  return site.siteConfig.baseUrl;
}

export function staticDirs(site: Site): string[] {
  return site.siteConfig.staticDirectories.map((dir) => path.resolve(site.siteDir, dir));
}

function engineLocale(site: Site, locale: LocaleSite, plans: ReadonlyMap<string, LocalePlan>): EngineLocale {
  const policy = sitePolicy(locale);
  const labels = zoomLabels(locale);
  const drawers = drawersOf(locale.plugins);
  const sources = headingSources(locale);
  return {
    site: locale.data,
    ...(policy && { policy }),
    ...(Object.keys(drawers).length > 0 && { drawers }),
    ...(sources && { headingSources: sources }),
    ...(labels !== undefined && { zoomLabels: labels }),
    frames: Object.fromEntries(frameDocuments(site).map(({ setting, file }) => [setting, assetBaseUrl(site) + file])),
    outSubdir: locale.outSubdir,
    htmlTags: locale.htmlTags,
    processors: [...locale.markdown.map((source) => source.processorOptions), locale.fallbackProcessor],
    staticDirs: staticDirs(site),
    sharedLevels: plans.get(locale.locale)?.sharedLevels ?? [],
    settings: localeSettings(locale.data, settingsOfPlugins(locale), {
      nonExact: nonExactPaths(locale.routes),
      // Around a locale in a folder lies the default one: what is outside of the folder is no page of it anyway.
      otherBaseUrls: site.locales
        .map((other) => other.baseUrl)
        .filter((baseUrl) => baseUrl !== locale.baseUrl && baseUrl.startsWith(locale.baseUrl)),
    }),
  };
}
