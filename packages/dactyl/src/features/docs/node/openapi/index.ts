/**
 * Pages of APIs that an OpenAPI document describes. Input: documents. Output: docs among the generated files – one for the document,
 * for each operation and for each schema – and what the docs plugin makes of them: pages with a sidebar, in the search, with twins.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFileIfChanged } from '../../../../node/base/files.js';
import { localizedContentDirs } from '../../../../node/content/source-folders.js';
import { packageFile } from '../../../../node/plugin-api/package-file.js';
import type { PluginModule, ValidateOptionsArgs } from '../../../../node/plugin-api/plugin-module.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../../node/plugin-api/types.js';
import type { DocsContent } from '../content-types.js';
import { docsPlugin } from '../index.js';
import { CURRENT_VERSION, PLUGIN_NAME as DOCS_NAME } from '../names.js';
import { type DocsOptions, docsOptionsSchema } from '../options.js';
import { type OpenapiOptions, openapiOptionsSchema, type SpecOptions } from './options.js';
import { readSpec } from './read-spec.js';
import { textsOf } from './texts.js';
import { originsOf, type TryItScripts } from './try-it.js';
import { generateDocs, type GeneratedSpec, writeDocs } from './write-docs.js';

const PLUGIN_NAME = 'dactyl-plugin-openapi';
/** Made by `scripts/build-image-script.mjs`. */
const SCRIPTS = new URL('../../../../../dist/image-script/', import.meta.url);

async function openapiPlugin(context: PluginContext, pluginOptions: PluginOptions): Promise<Plugin<DocsContent>> {
  // The cast: `validateOptions` made them.
  const options = pluginOptions as unknown as OpenapiOptions;
  const places = placesOf(context, options);
  const scripts = options.specs.some(({ tryIt }) => tryIt) ? scriptsOf(context) : undefined;
  let origins: string[] = [];
  // A folder that is not there yet is a mistake in docs.
  await mkdir(places.docs, { recursive: true });
  const docs = await docsPlugin(
    // Docs look for their translations here.
    { ...context, ...places.translationDirs },
    docsOptionsOf(options.id, places),
  );
  return {
    // With the name of docs: components of docs find what they need to know by it.
    ...docs,

    async loadContent() {
      const tryIt = scripts && { wait: scripts.wait.url, form: scripts.form.url };
      origins = await writeSpecs(options.specs, { places, context, tryIt });
      return docs.loadContent?.() as DocsContent | Promise<DocsContent>; // it has this hook
    },

    // Docs are made of the documents: these are watched and read anew.
    unstable_reloadContent: undefined,
    getPathsToWatch: () =>
      options.specs.flatMap((spec) => {
        const { file, translated } = places.filesOf(spec);
        return [file, ...translated.map((one) => one.file)];
      }),
    extendCli: undefined,
    // Readers ask these hosts when they send a form.
    unstable_getPolicySources: () => (origins.length > 0 ? { 'connect-src': origins } : {}),
    async postBuild(props) {
      await docs.postBuild?.(props);
      for (const script of Object.values(scripts ?? {})) await script.write(props.outDir);
    },
    // There is one version: nobody prefers another.
    unstable_getStorageKeys: () => [],
    unstable_getAuthoringSchemas: () => [],
    unstable_getTranslatedFolders: () => [],
  };
}

function scriptsOf(context: PluginContext) {
  const script = (name: string) =>
    packageFile({ file: fileURLToPath(new URL(`${name}.js`, SCRIPTS)), name: `assets/js/${name}` }, context);
  return { wait: script('try-it'), form: script('try-it-form') };
}

interface Places {
  /** Folders of the generated docs, and of those of translated documents. */
  docs: string;
  translated: string[];
  translationDirs: Pick<PluginContext, 'localizationDir' | 'unstable_fallbackDirs'>;
  sidebars: string;
  /** Address of the docs: that of the document, or one above several. */
  base: string;
  filesOf: (spec: SpecOptions) => { file: string; translated: { locale: string; file: string }[] };
}

/** All absolute. */
function placesOf(context: PluginContext, { id, specs }: OpenapiOptions): Places {
  const generated = path.join(context.generatedFilesDir, PLUGIN_NAME, id);
  const translationDirs = {
    localizationDir: path.join(generated, 'i18n'),
    unstable_fallbackDirs: (context.unstable_fallbackDirs ?? []).map(({ locale }) => ({
      locale,
      dir: path.join(generated, 'fallbacks', locale),
    })),
  };
  const localized = localizedContentDirs(context, { pluginName: PLUGIN_NAME, pluginId: id });
  const [first] = specs;
  return {
    docs: path.join(generated, 'docs'),
    translated: localizedContentDirs(
      { ...context, ...translationDirs },
      { pluginName: DOCS_NAME, pluginId: id, below: CURRENT_VERSION },
    ).map(({ dir }) => dir),
    translationDirs,
    sidebars: path.join(generated, 'sidebars.json'),
    base: specs.length === 1 && first ? first.route : '/',
    filesOf: ({ path: name }) => ({
      file: path.resolve(context.siteDir, name),
      translated: localized.map(({ locale, dir }) => ({ locale, file: path.join(dir, path.basename(name)) })),
    }),
  };
}

interface WriteInput {
  places: Places;
  context: PluginContext;
  tryIt: TryItScripts | undefined;
}

/** @returns the hosts that readers can ask from the pages */
async function writeSpecs(specs: readonly SpecOptions[], { places, context, tryIt }: WriteInput): Promise<string[]> {
  const { currentLocale } = context.i18n;
  const generate = async (
    { file, locale }: { file: string; locale: string },
    options: SpecOptions,
  ): Promise<GeneratedSpec & { origins: string[] }> => {
    const texts = textsOf(locale);
    const spec = await readSpec({ file, siteDir: context.siteDir });
    const slug = specs.length === 1 ? '/' : `/${options.route.replace(/^\//, '')}`;
    const docs = generateDocs({ spec, options, slug, texts, tryIt: options.tryIt ? tryIt : undefined });
    return { ...docs, origins: options.tryIt ? originsOf(spec) : [] };
  };
  const made = await Promise.all(
    specs.map(async (options) => {
      const { file, translated } = places.filesOf(options);
      const original = await generate({ file, locale: currentLocale }, options);
      const translations = await Promise.all(
        translated.map(async (place) => (existsSync(place.file) ? generate(place, options) : undefined)),
      );
      return { original, translations };
    }),
  );
  await writeDocs(
    places.docs,
    made.flatMap(({ original }) => original.docs),
  );
  for (const [index, folder] of places.translated.entries()) {
    await writeDocs(
      folder,
      made.flatMap(({ translations }) => translations[index]?.docs ?? []),
    );
  }
  // A translation that lacks an operation has no place for it in its sidebar.
  const sidebars = specs.map(
    ({ id }, index) => [id, nearest(made[index]?.translations, made[index]?.original)?.sidebar] as const,
  );
  await writeFileIfChanged(places.sidebars, JSON.stringify(Object.fromEntries(sidebars)));
  const all = made.flatMap(({ original, translations }) =>
    [original, ...translations].flatMap((one) => one?.origins ?? []),
  );
  return [...new Set(all)];
}

/** The first translation that exists, else the original. */
function nearest<Value>(translations: readonly (Value | undefined)[] = [], original?: Value): Value | undefined {
  return translations.find((one) => one !== undefined) ?? original;
}

function docsOptionsOf(id: string, { docs, base, sidebars }: Places): PluginOptions {
  const options: DocsOptions = {
    ...docsOptionsSchema.parse({ numberPrefixParser: false, exclude: [] }),
    id,
    path: docs,
    routeBasePath: base,
    sidebarPath: sidebars,
  };
  return options as unknown as PluginOptions; // what the docs plugin casts back
}

const plugin: PluginModule<DocsContent> = Object.assign(openapiPlugin, {
  validateOptions: ({ options, validate }: ValidateOptionsArgs) => {
    const checked = validate(openapiOptionsSchema, options);
    // Docs of the site have the usual id.
    return { ...checked, id: typeof options?.['id'] === 'string' ? options['id'] : 'openapi' };
  },
});

export default plugin;
