/** The blog plugin for the test blog, whose feeds no other page of the site advertises. */
import blogPlugin, { type BlogContent, type PluginOptions, validateOptions } from '@docusaurus/plugin-content-blog';
import type { Plugin, PluginContext } from 'dactyl';
import { notIndexed } from './not-indexed.js';

export default async function testBlogPlugin(
  context: PluginContext,
  options: PluginOptions,
): Promise<Plugin<BlogContent>> {
  const blog = await blogPlugin(context, options);
  return { ...notIndexed(blog, context, options.routeBasePath), injectHtmlTags: () => ({}) };
}

export { validateOptions };
