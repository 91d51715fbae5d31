/** The default theme as a plugin: its components, styles and messages, and the check of its configuration. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { validateThemeConfig } from '../../../node/config/schema/theme-config.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { readDefaultMessages } from './default-messages.js';
import { themeOptionsSchema } from './options.js';
import { themeTranslationFiles, translateThemeConfig } from './translate-theme-config.js';

/** Known by path only: the theme is browser code. */
const THEME_DIR = fileURLToPath(new URL('../../../theme', import.meta.url));

function themeClassic(context: PluginContext, options: PluginOptions): Plugin {
  const customCss = [options.customCss ?? []].flat().map((file) => path.resolve(context.siteDir, String(file)));
  return {
    name: 'docusaurus-theme-classic',
    getThemePath: () => THEME_DIR,
    getClientModules: () => [path.join(THEME_DIR, 'styles/index.css'), ...customCss],
    getTranslationFiles: () => themeTranslationFiles(context.siteConfig.themeConfig),
    translateThemeConfig,
    getDefaultCodeTranslationMessages: () =>
      readDefaultMessages(context.i18n.currentLocale, path.join(THEME_DIR, 'messages')),
  };
}

const plugin: PluginModule = Object.assign(themeClassic, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(themeOptionsSchema, options),
  validateThemeConfig: (args: { themeConfig: JsonObject; unstable_configFile?: string }) =>
    // Plain data on both sides; the named type only adds what is known of the fields.
    validateThemeConfig(args.themeConfig, args.unstable_configFile) as unknown as JsonObject,
});

export default plugin;
