/** The pages plugin for the test pages. */
import pagesPlugin, { type LoadedContent, type PluginOptions, validateOptions } from '@docusaurus/plugin-content-pages';
import type { Plugin, PluginContext } from 'dactyl';
import { notIndexed } from './not-indexed.js';

export default async function testPagesPlugin(
  context: PluginContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  return notIndexed(await pagesPlugin(context, options), context, options.routeBasePath);
}

export { validateOptions };
