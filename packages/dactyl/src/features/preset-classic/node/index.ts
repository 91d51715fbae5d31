/** The classic preset: docs, blog and pages with the classic theme, configured by one set of options. */
import { suggestName } from '../../../node/base/nearest-name.js';
import { SiteError } from '../../../node/base/site-error.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import type { PluginConfig, Preset } from '../../../node/plugin-api/plugin-module.js';

/** Option → plugin, in the order in which plugins run. */
const PLUGINS: Record<string, string> = {
  docs: '@docusaurus/plugin-content-docs',
  blog: '@docusaurus/plugin-content-blog',
  pages: '@docusaurus/plugin-content-pages',
  googleAnalytics: '@docusaurus/plugin-google-analytics',
  debug: '@docusaurus/plugin-debug',
  gtag: '@docusaurus/plugin-google-gtag',
  googleTagManager: '@docusaurus/plugin-google-tag-manager',
  sitemap: '@docusaurus/plugin-sitemap',
  svgr: '@docusaurus/plugin-svgr',
};

const THEME = '@docusaurus/theme-classic';
const HOSTED_SEARCH = '@docusaurus/theme-search-algolia';
const SEARCH = 'dactyl/theme-search';

export default function presetClassic(context: PluginContext, options: Record<string, unknown>): Preset {
  assertOptions(context, options);
  const isProduction = process.env['NODE_ENV'] === 'production';
  const plugins = Object.entries(PLUGINS)
    .filter(([name]) => isEnabled(name, options, { isProduction, isServed: context.unstable_isServed }))
    .map(([name, plugin]): PluginConfig => [plugin, optionsOf(options[name])]);
  const themes: PluginConfig[] = [[THEME, optionsOf(options['theme'])]];
  const { algolia, search } = context.siteConfig.themeConfig;
  if (algolia) themes.push(HOSTED_SEARCH);
  // Not part of the site format: a search that needs no service.
  else if (search !== false) themes.push(SEARCH);
  return { plugins, themes };
}

function isEnabled(
  name: string,
  options: Record<string, unknown>,
  { isProduction, isServed = false }: { isProduction: boolean; isServed: boolean | undefined },
): boolean {
  const value = options[name];
  if (name === 'docs' || name === 'blog' || name === 'pages') return value !== false;
  if (name === 'debug') return value === undefined ? !isProduction : Boolean(value);
  if (name === 'sitemap') return value !== false && (isProduction || isServed || Boolean(options['debug']));
  return Boolean(value);
}

/** `true` and a missing value mean the defaults. */
function optionsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** All options of the preset. Examples in the documentation are checked against them. */
export const PRESET_OPTIONS: readonly string[] = [...Object.keys(PLUGINS), 'theme'];

function assertOptions(context: PluginContext, options: Record<string, unknown>): void {
  const unknown = Object.keys(options).find((name) => !PRESET_OPTIONS.includes(name));
  const file = context.siteConfigPath;
  if (unknown !== undefined) {
    throw new SiteError(`Unknown option "${unknown}" of the preset "classic".`, {
      file,
      key: `presets.classic.${unknown}`,
      hint: `${suggestName(unknown, PRESET_OPTIONS)} A plugin of another name goes into "plugins".`,
    });
  }
  for (const name of ['gtag', 'googleAnalytics']) {
    if (context.siteConfig.themeConfig[name] === undefined) continue;
    throw new SiteError(`"${name}" does not belong to themeConfig.`, {
      file,
      key: `themeConfig.${name}`,
      hint: `Move it to the options of the preset: presets: [['classic', { ${name}: { … } }]].`,
    });
  }
}
