/**
 * Pages of APIs that an OpenAPI document describes: one for the document, for each operation and for each schema. A form that sends
 * requests is the only script that they may have.
 */
import { fileURLToPath } from 'node:url';
import { packageFile } from '../../../../node/plugin-api/package-file.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../../node/plugin-api/types.js';
import type { DocsContent } from '../content-types.js';
import { referencePlugin } from '../reference/plugin.js';
import { type OpenapiOptions, openapiOptionsSchema } from './options.js';
import { readSpec } from './read-spec.js';
import { textsOf } from './texts.js';
import { originsOf } from './try-it.js';
import { generateDocs } from './write-docs.js';

/** Made by `scripts/build-image-script.mjs`. */
const SCRIPTS = new URL('../../../../../dist/image-script/', import.meta.url);

async function openapiPlugin(context: PluginContext, pluginOptions: PluginOptions): Promise<Plugin<DocsContent>> {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as OpenapiOptions;
  const scripts = options.specs.some(({ tryIt }) => tryIt) ? scriptsOf(context) : undefined;
  const tryItScripts = scripts && { wait: scripts.wait.url, form: scripts.form.url };
  const origins = new Set<string>();
  const docs = await referencePlugin<OpenapiOptions['specs'][number]>(
    {
      name: 'dactyl-plugin-openapi',
      async generate({ file, siteDir, locale, slug, options: own }) {
        const { spec, valid } = await readSpec({ file, siteDir });
        const tryIt = own.tryIt ? tryItScripts : undefined;
        try {
          if (own.tryIt) for (const origin of originsOf(spec)) origins.add(origin);
          return generateDocs({ spec, options: own, slug, texts: textsOf(locale), tryIt });
        } finally {
          // What is wrong with the document says more than what failed because of it.
          await valid;
        }
      },
    },
    context,
    options,
  );
  return {
    ...docs,
    // Readers ask these hosts when they send a form.
    unstable_getPolicySources: () => (origins.size > 0 ? { 'connect-src': [...origins] } : {}),
    async postBuild(props) {
      await docs.postBuild?.(props);
      for (const script of Object.values(scripts ?? {})) await script.write(props.outDir);
    },
  };
}

function scriptsOf(context: PluginContext) {
  const script = (name: string) =>
    packageFile({ file: fileURLToPath(new URL(`${name}.js`, SCRIPTS)), name: `assets/js/${name}` }, context);
  return { wait: script('try-it'), form: script('try-it-form') };
}

const plugin: PluginModule<DocsContent> = Object.assign(openapiPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => {
    const checked = validate(openapiOptionsSchema, options);
    // Docs of the site have the usual id.
    return { ...checked, id: typeof options?.['id'] === 'string' ? options['id'] : 'openapi' };
  },
});

export default plugin;
