/**
 * The pages plugin: each React or Markdown file of a folder becomes the page at its path.
 * Input: options and files. Output: a list of pages between the hooks, and one route for each.
 */
import { posix } from 'node:path';
import { toJsonSchema } from '../../../node/content/json-schema.js';
import { pickMarkdownOptions } from '../../../node/plugin-api/option-schemas.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { pageFrontMatterSchema } from './front-matter.js';
import { createInstance, loadPages, PLUGIN_NAME } from './load.js';
import { pagesMarkdownSource } from './markdown-source.js';
import { type PagesOptions, pagesOptionsSchema } from './options.js';
import { createPageRoutes } from './routes.js';
import type { Page } from './types.js';

function pagesPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin<Page[]> {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as PagesOptions;
  const instance = createInstance(context, options);
  return {
    name: PLUGIN_NAME,
    loadContent: () => loadPages(instance),
    contentLoaded({ content, actions }) {
      for (const route of createPageRoutes(content, options)) actions.addRoute(route);
    },
    unstable_readsSiteOnly: () => true,
    getPathsToWatch: () =>
      instance.contentDirs.flatMap((dir) => options.include.map((pattern) => posix.join(dir, pattern))),
    unstable_getMarkdownSources: ({ content }) => [pagesMarkdownSource(instance, content)],
    unstable_getMarkdownPlugins: () => [pickMarkdownOptions(options)],
    unstable_getAuthoringSchemas: () => [
      {
        name: 'pages',
        schema: toJsonSchema(pageFrontMatterSchema),
        files: options.include.map((pattern) => posix.join(instance.contentDir, pattern)),
        frontMatter: {
          module: 'features/pages/node/types',
          type: 'PageFrontMatter',
          own: context.siteConfig.frontMatter?.pages,
        },
      },
    ],
    unstable_getTranslatedFolders: () => {
      const { contentDir, localizedDir, fallbackDirs } = instance;
      return [{ contentDir, localizedDir, fallbackDirs, include: options.include, exclude: options.exclude }];
    },
  };
}

const plugin: PluginModule<Page[]> = Object.assign(pagesPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(pagesOptionsSchema, options),
});

export default plugin;
