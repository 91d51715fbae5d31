/**
 * The blog plugin: a folder of dated Markdown files → posts, lists, tags, archive and authors.
 * Input: options and files. Output: `BlogContent` (content-types.ts) between the hooks, routes at the end.
 * Feeds are made from the pages after these have been written.
 */
import { posix, resolve } from 'node:path';
import { pickMarkdownOptions } from '../../../node/plugin-api/option-schemas.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { blogAuthoringSchemas } from './authoring-schemas.js';
import type { BlogContent } from './content-types.js';
import { feedLinks } from './feeds/feed-links.js';
import { lateFeeds, writeFeeds } from './feeds/write-feeds.js';
import { type BlogInstance, loadBlog } from './load.js';
import { blogMarkdownSource } from './markdown-source.js';
import { type BlogOptions, blogOptionsSchema } from './options.js';
import { blogPaths, PLUGIN_NAME } from './paths.js';
import { createBlogRoutes } from './routes.js';
import { blogTranslationFiles, translateBlog } from './translate.js';

/** Also for the changelog, which shows its releases as posts. */
export function blogPlugin(context: PluginContext, pluginOptions: PluginOptions): Plugin<BlogContent> {
  // `validateOptions` made them.
  const options = pluginOptions as unknown as BlogOptions;
  const instance: BlogInstance = { context, options, paths: blogPaths(context, options) };
  return {
    name: PLUGIN_NAME,
    loadContent: () => loadBlog(instance),
    getTranslationFiles: () => blogTranslationFiles(options),
    translateContent: ({ content, translationFiles }) => translateBlog(content, translationFiles),
    async contentLoaded({ content, actions }) {
      for (const route of await createBlogRoutes(instance, content, actions)) actions.addRoute(route);
    },
    injectHtmlTags: ({ content }) => ({ headTags: feedLinks(instance, content) }),
    postBuild: (props) => writeFeeds(instance, props),
    unstable_getLateFiles: ({ content }) => lateFeeds(instance, content),
    getPathsToWatch: () => watchedPaths(instance),
    // The day of a post may come.
    unstable_readsSiteOnly: () => !options.hideFuturePosts,
    unstable_getMarkdownSources: ({ content }) => [blogMarkdownSource(instance, content)],
    unstable_getMarkdownPlugins: () => [pickMarkdownOptions(options)],
    unstable_getAuthoringSchemas: () => blogAuthoringSchemas(instance),
    unstable_getTranslatedFolders: () => {
      const { contentDir, localizedDir, fallbackDirs } = instance.paths;
      return [{ contentDir, localizedDir, fallbackDirs, include: options.include, exclude: options.exclude }];
    },
  };
}

function watchedPaths({ options, paths }: BlogInstance): string[] {
  const tagsFile = options.tags === undefined ? 'tags.yml' : options.tags;
  const dataFiles = [options.authorsMapPath, ...(tagsFile ? [tagsFile] : [])];
  return paths.contentDirs.flatMap((dir) => [
    ...options.include.map((pattern) => posix.join(dir, pattern)),
    ...dataFiles.map((name) => resolve(dir, name)),
  ]);
}

const plugin: PluginModule<BlogContent> = Object.assign(blogPlugin, {
  validateOptions: ({ options, validate }: Parameters<NonNullable<PluginModule['validateOptions']>>[0]) =>
    validate(blogOptionsSchema, options),
});

export default plugin;
