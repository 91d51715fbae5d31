/** Pages of TypeScript libraries: an overview, and one for each class, interface, type, enum, function and variable that they export. */
import type { PluginModule, ValidateOptionsArgs } from '../../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../../node/plugin-api/types.js';
import type { DocsContent } from '../content-types.js';
import { type FileInput, referencePlugin } from '../reference/plugin.js';
import type { GeneratedDocs } from '../reference/write-docs.js';
import { type LibraryOptions, type TypedocOptions, typedocOptionsSchema } from './options.js';
import { readProject } from './read-project.js';
import { textsOf } from './texts.js';
import { generateDocs } from './write-pages.js';

async function typedocPlugin(context: PluginContext, pluginOptions: PluginOptions): Promise<Plugin<DocsContent>> {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as TypedocOptions;
  return referencePlugin({ name: 'dactyl-plugin-typedoc', generate }, context, options);
}

async function generate({ file, locale, slug, options }: FileInput<LibraryOptions>): Promise<GeneratedDocs> {
  return generateDocs({ project: readProject(file), options, slug, texts: textsOf(locale) });
}

const plugin: PluginModule<DocsContent> = Object.assign(typedocPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => {
    const checked = validate(typedocOptionsSchema, options);
    // Docs of the site have the usual id.
    return { ...checked, id: typeof options?.['id'] === 'string' ? options['id'] : 'typedoc' };
  },
});

export default plugin;
