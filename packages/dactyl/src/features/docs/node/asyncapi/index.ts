/** Pages of messages that an AsyncAPI document describes: an overview, and one for each channel, operation, message and schema. */
import type { PluginModule, ValidateOptionsArgs } from '../../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../../node/plugin-api/types.js';
import type { DocsContent } from '../content-types.js';
import { type FileInput, referencePlugin } from '../reference/plugin.js';
import type { GeneratedDocs } from '../reference/write-docs.js';
import { readModel } from './model/read-model.js';
import { type AsyncapiOptions, asyncapiOptionsSchema, type DocumentOptions } from './options.js';
import { readAsyncapi } from './read/read-asyncapi.js';
import { textsOf } from './texts.js';
import { generateDocs } from './write/write-docs.js';

async function asyncapiPlugin(context: PluginContext, pluginOptions: PluginOptions): Promise<Plugin<DocsContent>> {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as AsyncapiOptions;
  return referencePlugin({ name: 'dactyl-plugin-asyncapi', generate }, context, options);
}

async function generate({ file, siteDir, locale, slug, options }: FileInput<DocumentOptions>): Promise<GeneratedDocs> {
  const { root, files } = await readAsyncapi({ file, siteDir });
  return { ...generateDocs({ model: readModel(root), options, slug, texts: textsOf(locale) }), files };
}

const plugin: PluginModule<DocsContent> = Object.assign(asyncapiPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => {
    const checked = validate(asyncapiOptionsSchema, options);
    // Docs of the site have the usual id.
    return { ...checked, id: typeof options?.['id'] === 'string' ? options['id'] : 'asyncapi' };
  },
});

export default plugin;
