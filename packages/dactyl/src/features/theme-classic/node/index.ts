/** The default theme as a plugin: its components, styles and messages, and the check of its configuration. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync, readFileSync } from 'node:fs';
import { validateThemeConfig } from '../../../node/config/schema/theme-config.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { themeOptionsSchema } from './options.js';
import { themeTranslationFiles, translateThemeConfig } from './translate-theme-config.js';

/** Known by path only: the theme is browser code. */
const THEME_DIR = fileURLToPath(new URL('../../../theme', import.meta.url));

function themeClassic(context: PluginContext, options: PluginOptions): Plugin {
  const customCss = [options.customCss ?? []].flat().map((file) => path.resolve(context.siteDir, String(file)));
  return {
    name: 'docusaurus-theme-classic',
    unstable_readsSiteOnly: () => true,
    getThemePath: () => THEME_DIR,
    getClientModules: () => [path.join(THEME_DIR, 'styles/index.css'), ...customCss],
    getTranslationFiles: () => themeTranslationFiles(context.siteConfig.themeConfig),
    translateThemeConfig,
    getDefaultCodeTranslationMessages: (fallback) =>
      readDefaultMessages(fallback ?? context.i18n.currentLocale, path.join(THEME_DIR, 'messages')),
  };
}

/**
 * The theme's messages for a locale; none if the theme lacks its language. None in English either: English texts are in the
 * components, so that a site can change them in its copy of a component.
 */
function readDefaultMessages(locale: string, messagesDir: string): Record<string, string> {
  const file = catalogueNames(locale)
    .map((name) => path.join(messagesDir, `${name}.json`))
    .find((candidate) => existsSync(candidate));
  return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}

/**
 * Message catalogues for a locale, the nearest first. Missing parts of its tag are filled in with the most likely ones:
 * `zh-TW` is written in traditional characters, and `pt` means Brazilian Portuguese.
 */
function catalogueNames(locale: string): string[] {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  if (language === 'en') return [];
  // For Portuguese outside of Brazil, the catalogue of Portugal is the next choice.
  const elsewhere = language === 'pt' ? ['pt-PT'] : [];
  return [`${language}-${script}`, `${language}-${region}`, ...elsewhere, language];
}

const plugin: PluginModule = Object.assign(themeClassic, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(themeOptionsSchema, options),
  validateThemeConfig: (args: { themeConfig: JsonObject; unstable_configFile?: string }) =>
    // The cast: plain data; the named type only adds the types of fields.
    validateThemeConfig(args.themeConfig, args.unstable_configFile) as unknown as JsonObject,
});

export default plugin;
