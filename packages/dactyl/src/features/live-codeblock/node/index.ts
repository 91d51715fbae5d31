/** Live code as a theme: its components, styles and settings. The site installs the package that runs the code. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseOptions } from '../../../node/config/problems.js';
import { resolveOptional } from '../../../node/base/load-optional.js';
import type { Plugin, PluginContext } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import { LIVE_FRAME_FILE } from '../../../shared/live-frame.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { liveCodeBlockThemeConfigSchema } from './options.js';

/** Known by path only: it is browser code. */
const THEME_DIR = fileURLToPath(new URL('../theme', import.meta.url));

function themeLiveCodeblock({ siteDir }: PluginContext): Plugin {
  resolveOptional('react-live', { from: siteDir, neededFor: 'The theme for live code', install: ['react-live'] });
  return {
    name: 'docusaurus-theme-live-codeblock',
    getThemePath: () => THEME_DIR,
    unstable_getThemeFacts: () => ({
      cascadeLayer: 'docusaurus.theme-live-codeblock',
      elements: ['code:live'],
      packages: ['react-live'],
    }),
    unstable_getFrameDocuments: () => [
      {
        setting: 'liveFrame',
        file: LIVE_FRAME_FILE,
        entry: path.join(THEME_DIR, 'frame/main.js'),
        title: 'Live code',
        rootClass: 'playground-root',
        neededBy: 'the theme for live code',
      },
    ],
  };
}

const plugin: PluginModule = Object.assign(themeLiveCodeblock, {
  validateThemeConfig: (args: { themeConfig: JsonObject; unstable_configFile?: string }) =>
    // `themeConfig` is sent to the browser as JSON; everything else is dropped then.
    parseOptions(liveCodeBlockThemeConfigSchema, args.themeConfig, {
      key: 'themeConfig',
      configFile: args.unstable_configFile,
      docs: '/docs/markdown-features/code-blocks',
    }) as JsonObject,
});

export default plugin;
