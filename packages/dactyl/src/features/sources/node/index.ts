/**
 * Content of other repositories. Input: addresses, refs and folders. Output: files in folders of the site, written before docs,
 * blog and pages look for theirs, so that they are content like any other: with sidebars, versions and translations.
 */
import path from 'node:path';
import type { PluginModule, ValidateOptionsArgs } from '../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import { type SourcesOptions, sourcesOptionsSchema } from './options.js';
import { PINS_NAME } from './pins.js';
import { provideSources } from './provide-sources.js';

function sourcesPlugin(context: PluginContext, options: PluginOptions): Plugin {
  return {
    name: 'dactyl-plugin-sources',
    // In the dev server others may pin another commit, such as by a pull.
    async loadContent() {
      if (context.unstable_isServed) await provide({ context, options });
    },
    getPathsToWatch: () => [path.join(context.siteDir, PINS_NAME)],
  };
}

function provide({ context, options }: { context: PluginContext; options: PluginOptions }) {
  const { siteDir, siteConfigPath: configFile, unstable_logger: logger } = context;
  // The cast: `validateOptions` made them.
  return provideSources(options as unknown as SourcesOptions, { siteDir, configFile, logger });
}

const plugin: PluginModule = Object.assign(sourcesPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => validate(sourcesOptionsSchema, options),
  unstable_prepareFiles: provide,
});

export default plugin;
