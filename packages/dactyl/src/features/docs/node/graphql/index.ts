/** Pages of GraphQL schemas: an overview, and one for each query, mutation, subscription and type. */
import type { PluginModule, ValidateOptionsArgs } from '../../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../../node/plugin-api/types.js';
import type { DocsContent } from '../content-types.js';
import { type FileInput, referencePlugin } from '../reference/plugin.js';
import type { GeneratedDocs } from '../reference/write-docs.js';
import { type GraphqlOptions, graphqlOptionsSchema, type SchemaOptions } from './options.js';
import { readSchema } from './read-schema.js';
import { textsOf } from './texts.js';
import { generateDocs } from './write-pages.js';

async function graphqlPlugin(context: PluginContext, pluginOptions: PluginOptions): Promise<Plugin<DocsContent>> {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as GraphqlOptions;
  return referencePlugin({ name: 'dactyl-plugin-graphql', generate }, context, options);
}

async function generate({ file, siteDir, locale, slug, options }: FileInput<SchemaOptions>): Promise<GeneratedDocs> {
  const read = await readSchema({ file, siteDir });
  return generateDocs({ ...read, options, slug, texts: textsOf(locale) });
}

const plugin: PluginModule<DocsContent> = Object.assign(graphqlPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => {
    const checked = validate(graphqlOptionsSchema, options);
    // Docs of the site have the usual id.
    return { ...checked, id: typeof options?.['id'] === 'string' ? options['id'] : 'graphql' };
  },
});

export default plugin;
