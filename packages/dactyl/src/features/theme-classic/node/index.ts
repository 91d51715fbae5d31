/** The default theme as a plugin: its components, styles and messages, and the check of its configuration. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { validateThemeConfig } from '../../../node/config/schema/theme-config.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { themeTranslationFiles, translateThemeConfig } from './translate-theme-config.js';

const themeOptionsSchema = z.strictObject({
  id: z.string().default('default'),
  /** Style sheets of the site, site-relative or absolute; they come after the theme's own. */
  customCss: z.union([z.string(), z.array(z.string())]).default([]),
});

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

/**
 * The theme's own texts for a locale; none where the theme does not know its language. None in English either: those stand in the
 * components, and a site that changes one in its copy of a component wants to see its own.
 */
function readDefaultMessages(locale: string, messagesDir: string): Record<string, string> {
  const file = catalogueNames(locale)
    .map((name) => path.join(messagesDir, `${name}.json`))
    .find((candidate) => existsSync(candidate));
  return file === undefined ? {} : (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
}

/**
 * Catalogues that readers of a locale understand, the nearest first. What a tag leaves out is what most people mean by
 * it: `zh-TW` is written in traditional characters, and `pt` is that of Brazil.
 */
function catalogueNames(locale: string): string[] {
  const { language, script, region } = new Intl.Locale(locale).maximize();
  if (language === 'en') return [];
  // Outside of Brazil, Portuguese is written as in Portugal.
  const elsewhere = language === 'pt' ? ['pt-PT'] : [];
  return [`${language}-${script}`, `${language}-${region}`, ...elsewhere, language];
}

const plugin: PluginModule = Object.assign(themeClassic, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(themeOptionsSchema, options),
  validateThemeConfig: (args: { themeConfig: JsonObject; unstable_configFile?: string }) =>
    // Plain data on both sides; the named type only adds what is known of the fields.
    validateThemeConfig(args.themeConfig, args.unstable_configFile) as unknown as JsonObject,
});

export default plugin;
