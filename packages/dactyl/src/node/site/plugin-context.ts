/** The context that plugins receive, for one locale. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TranslationDir } from '../content/source-folders.js';
import type { ResolvedLocale } from '../config/resolve-i18n.js';
import { resolveSiteStorage } from '../config/site-storage.js';
import type { LoadedConfig } from '../config/types.js';
import { readCodeTranslations } from '../plugin-api/translation-files.js';
import type { PluginContext } from '../plugin-api/types.js';
import type { LocaleData } from '../../shared/render.js';
import { audienceTextOf } from './audience.js';

/** Folder in the site's folder for generated files other than the output. */
export const GENERATED_DIR = '.dactyl';

export interface ContextPlace {
  /** Absolute output folder of all locales. */
  outDir: string;
  /** Whether the dev server runs the plugins. */
  isServed?: boolean | undefined;
  /** Reads the texts of content for plugins. */
  texts?: Pick<PluginContext, 'unstable_readText' | 'unstable_keepReading' | 'unstable_textOf'> | undefined;
  expectPages?: ((count: number) => void) | undefined;
}

export async function createContext(
  loaded: LoadedConfig,
  build: ResolvedLocale,
  { outDir, isServed = false, expectPages, texts }: ContextPlace,
): Promise<PluginContext> {
  const { siteDir, siteConfig, configFile, format } = loaded;
  const { localeData, baseUrl, outSubdir } = build;
  const localeConfig = localeData.localeConfigs[localeData.currentLocale];
  const localizationDir = path.resolve(siteDir, localeData.path, localeConfig?.path ?? localeData.currentLocale);
  return {
    siteDir,
    siteVersion: await readVersion(siteDir),
    generatedFilesDir: path.join(siteDir, GENERATED_DIR, 'data', localeData.currentLocale),
    siteConfig: Object.freeze({ ...siteConfig, baseUrl, url: localeConfig?.url ?? siteConfig.url }),
    siteConfigPath: configFile,
    outDir: path.join(outDir, outSubdir),
    baseUrl,
    localizationDir,
    unstable_fallbackDirs: fallbackDirs(siteDir, localeData),
    i18n: localeData,
    codeTranslations: await readCodeTranslations(localizationDir),
    siteStorage: resolveSiteStorage(siteConfig, baseUrl),
    unstable_format: format,
    unstable_isServed: isServed || undefined,
    unstable_audience: audienceTextOf(siteConfig),
    ...texts,
    unstable_expectPages: expectPages,
  };
}

/** Folders of the locales that stand in for the current one. A locale without translations stands in for none. */
function fallbackDirs(siteDir: string, { path: name, currentLocale, localeConfigs }: LocaleData): TranslationDir[] {
  const { fallback = [], translate = true } = localeConfigs[currentLocale] ?? {};
  return (translate ? fallback : [])
    .filter((locale) => localeConfigs[locale]?.translate !== false)
    .map((locale) => ({ locale, dir: path.resolve(siteDir, name, localeConfigs[locale]?.path ?? locale) }));
}

async function readVersion(siteDir: string): Promise<string | undefined> {
  try {
    const manifest: unknown = JSON.parse(await readFile(path.join(siteDir, 'package.json'), 'utf8'));
    const version =
      typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : undefined;
    return typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
