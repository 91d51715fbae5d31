/** The default theme as a plugin: its components, styles and messages, and the check of its configuration. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateThemeConfig } from '../../config/schema/theme-config.js';
import type { Plugin, PluginContext, PluginModule, PluginOptions } from '../../plugin-api/types.js';
import type { JsonObject } from '../../shared/json.js';
import { themeOptionsSchema } from './options.js';
import { themeTranslationFiles, translateThemeConfig } from './translate-theme-config.js';

/** Known by path only: the theme is browser code. */
const THEME_DIR = fileURLToPath(new URL('../../theme', import.meta.url));

function themeClassic(context: PluginContext, options: PluginOptions): Plugin {
  const customCss = [options.customCss ?? []].flat().map((file) => path.resolve(context.siteDir, String(file)));
  return {
    name: 'docusaurus-theme-classic',
    getThemePath: () => THEME_DIR,
    getClientModules: () => [path.join(THEME_DIR, 'styles/index.css'), ...customCss],
    getTranslationFiles: () => themeTranslationFiles(context.siteConfig.themeConfig),
    translateThemeConfig,
    getDefaultCodeTranslationMessages: () => defaultMessages(context.i18n.currentLocale),
  };
}

/**
 * Messages of a locale: its own file over that of its language. None in English: those stand in the components, and a
 * site that changes one in its copy of a component wants to see its own.
 */
function defaultMessages(locale: string): Record<string, string> {
  const messages: Record<string, string> = {};
  const language = locale.split('-')[0] ?? locale;
  for (const candidate of language === 'en' ? [] : [language, locale]) {
    const file = path.join(THEME_DIR, 'messages', `${candidate}.json`);
    if (existsSync(file)) Object.assign(messages, JSON.parse(readFileSync(file, 'utf8')));
  }
  return messages;
}

const plugin: PluginModule = Object.assign(themeClassic, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(themeOptionsSchema, options),
  validateThemeConfig: (args: { themeConfig: JsonObject; unstable_configFile?: string }) =>
    // Plain data on both sides; the named type only adds what is known of the fields.
    validateThemeConfig(args.themeConfig, args.unstable_configFile) as unknown as JsonObject,
});

export default plugin;
