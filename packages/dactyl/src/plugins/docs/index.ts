/**
 * The docs plugin: folders of Markdown files → pages with sidebars, in one or several versions.
 * In: the options, the files. Out: `DocsContent` (types.ts) between the hooks, routes and global data at the end.
 */
import path from 'node:path';
import { pickMarkdownOptions } from '../../plugin-api/option-schemas.js';
import type { Plugin, PluginContext, PluginModule, PluginOptions } from '../../plugin-api/types.js';
import type { Json } from '../../shared/json.js';
import { createEnvironment } from './environment.js';
import { docsGlobalData } from './global-data.js';
import { loadDocs } from './load.js';
import { docsMarkdownSource } from './markdown-source.js';
import { type DocsOptions, validateOptions } from './options.js';
import { addDocsRoutes } from './routes.js';
import { docsTranslationFiles, translateDocs } from './translate.js';
import type { DocsContent, VersionMetadata } from './types.js';
import { PLUGIN_NAME, readVersions } from './versions.js';

async function docsPlugin(context: PluginContext, pluginOptions: PluginOptions): Promise<Plugin<DocsContent>> {
  // `validateOptions` made them.
  const options = pluginOptions as unknown as DocsOptions;
  const env = createEnvironment(context, options);
  const versions = await readVersions(context, options);
  return {
    name: PLUGIN_NAME,
    loadContent: () => loadDocs(versions, env),
    getTranslationFiles: ({ content }) => docsTranslationFiles(content),
    translateContent: ({ content, translationFiles }) => translateDocs(content, translationFiles, context.siteDir),
    contentLoaded({ content, actions }) {
      addDocsRoutes({ content, options, context, actions });
      // Plain data; only its interface lacks the index signature of JSON.
      actions.setGlobalData(docsGlobalData(content, options, context) as unknown as Json);
    },
    getPathsToWatch: () => versions.flatMap((version) => watchedPaths(version, options)),
    unstable_getMarkdownSources: ({ content }) => [docsMarkdownSource(content, options, context)],
    unstable_getMarkdownPlugins: () => [pickMarkdownOptions(options)],
  };
}

function watchedPaths(version: VersionMetadata, options: DocsOptions): string[] {
  const dirs = [version.contentPathLocalized, version.contentPath];
  const patterns = [...options.include, '**/_category_.{json,yml,yaml}'];
  return [
    ...dirs.flatMap((dir) => patterns.map((pattern) => path.posix.join(dir, pattern))),
    ...(typeof options.tags === 'string' || options.tags === undefined
      ? dirs.map((dir) => path.join(dir, options.tags || 'tags.yml'))
      : []),
    ...(version.sidebarFilePath ? [version.sidebarFilePath] : []),
  ];
}

const plugin: PluginModule<DocsContent> = Object.assign(docsPlugin, { validateOptions });

export default plugin;
