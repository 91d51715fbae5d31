/** Diagrams as a theme: its component, styles and settings. Mermaid itself is a package that the site installs. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '../../../node/config/problems.js';
import { resolveOptional } from '../../../node/base/load-optional.js';
import type { Plugin, PluginContext } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { mermaidThemeConfigSchema } from './options.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));

function themeMermaid({ siteDir, siteConfig, siteConfigPath, i18n, unstable_logger }: PluginContext): Plugin {
  resolveOptional('mermaid', { from: siteDir, neededFor: 'The theme for diagrams', install: ['mermaid'] });
  // Printed once instead of for each locale.
  if (!siteConfig.markdown.mermaid && i18n.currentLocale === i18n.defaultLocale) {
    unstable_logger?.warn(
      `${path.basename(siteConfigPath)} names the theme for diagrams, but "markdown.mermaid" is not set: diagrams show their source. Add markdown: { mermaid: true }.`,
    );
  }
  return {
    name: 'docusaurus-theme-mermaid',
    getThemePath: () => THEME_DIR,
    // The policies of Mermaid's own cleaner, and of what its other writes pass while it draws (`theme/adopted-styles.ts`).
    unstable_getPolicySources: () => ({ 'trusted-types': ['default', 'dompurify'] }),
    unstable_getThemeFacts: () => ({ cascadeLayer: 'docusaurus.theme-mermaid', elements: ['mermaid'] }),
  };
}

const plugin: PluginModule = Object.assign(themeMermaid, {
  validateThemeConfig: (args: { themeConfig: JsonObject; unstable_configFile?: string }) =>
    // `themeConfig` is sent to the browser as JSON; everything else is dropped then.
    parseOptions(mermaidThemeConfigSchema, args.themeConfig, {
      key: 'themeConfig',
      configFile: args.unstable_configFile,
      docs: '/docs/markdown-features/diagrams',
    }) as JsonObject,
});

export default plugin;
