/**
 * Pages of what a file describes: an API, a schema, a library. Input: files. Output: docs among the generated files, and what the docs
 * plugin makes of them: pages with a sidebar, in the search, with twins. A kind of file says which docs it becomes.
 */
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { writeFileIfChanged } from '../../../../node/base/files.js';
import { localizedContentDirs } from '../../../../node/content/source-folders.js';
import { routeBasePath } from '../../../../node/plugin-api/option-schemas.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../../node/plugin-api/types.js';
import type { DocsContent } from '../content-types.js';
import { docsPlugin } from '../index.js';
import { CURRENT_VERSION, PLUGIN_NAME as DOCS_NAME } from '../names.js';
import { type DocsOptions, docsOptionsSchema } from '../options.js';
import { type GeneratedDocs, writeDocs } from './write-docs.js';

/** Options that each kind of file has. */
export const sourceFields = {
  /** Name of its sidebar and of its generated files. */
  id: z.string().regex(/^[\w-]+$/, 'must have letters, digits, hyphens and underscores only'),
  /** From the folder of the site. */
  path: z.string().min(1),
  /** Address of its pages. */
  route: routeBasePath,
};

export interface Source {
  id: string;
  path: string;
  route: string;
}

/** The option `specs`: at least one, each with a name and an address of its own. */
export function sourceList<Fields extends z.ZodType<Source>>(fields: Fields) {
  return z
    .array(fields)
    .min(1, 'must name at least one specification')
    .superRefine((specs, context) => {
      for (const key of ['id', 'route'] as const) {
        const values = specs.map((spec) => spec[key]);
        const twice = values.find((value, index) => values.indexOf(value) !== index);
        if (twice !== undefined)
          context.addIssue({ code: 'custom', message: `must not have the ${key} "${twice}" twice` });
      }
    });
}

export interface FileInput<Options> {
  /** Absolute. */
  file: string;
  siteDir: string;
  locale: string;
  /** Address of the first page, below that of the docs. */
  slug: string;
  options: Options;
}

export interface ReferenceKind<Options extends Source> {
  /** Of the folders of its generated files and of translated files. */
  name: string;
  generate: (input: FileInput<Options>) => Promise<GeneratedDocs>;
}

export interface ReferenceOptions<Options extends Source> {
  id: string;
  specs: readonly Options[];
}

export async function referencePlugin<Options extends Source>(
  kind: ReferenceKind<Options>,
  context: PluginContext,
  options: ReferenceOptions<Options>,
): Promise<Plugin<DocsContent>> {
  const places = placesOf(kind.name, context, options);
  // A folder that is not there yet is a mistake in docs.
  await mkdir(places.docs, { recursive: true });
  const docs = await docsPlugin(
    // Docs look for their translations here.
    { ...context, ...places.translationDirs },
    docsOptionsOf(options.id, places),
  );
  let used: readonly string[] = [];
  return {
    // With the name of docs: components of docs find what they need to know by it.
    ...docs,
    // TypeDoc reads whatever the code imports.
    unstable_readsSiteOnly: () => false,

    async loadContent() {
      used = await writeAll(kind, options.specs, { places, context });
      return docs.loadContent?.() as DocsContent | Promise<DocsContent>; // it has this hook
    },

    // Docs are made of the files: these are watched and read anew.
    unstable_reloadContent: undefined,
    getPathsToWatch: () => [
      ...options.specs.flatMap((spec) => {
        const { file, translated } = places.filesOf(spec);
        return [file, ...translated.map((one) => one.file)];
      }),
      ...used,
    ],
    extendCli: undefined,
    // There is one version: nobody prefers another.
    unstable_getStorageKeys: () => [],
    unstable_getAuthoringSchemas: () => [],
    unstable_getTranslatedFolders: () => [],
  };
}

interface Places {
  /** Folders of the generated docs, and of those of translated files. */
  docs: string;
  translated: string[];
  translationDirs: Pick<PluginContext, 'localizationDir' | 'unstable_fallbackDirs'>;
  sidebars: string;
  /** Address of the docs: that of the file, or one above several. */
  base: string;
  filesOf: (spec: Source) => { file: string; translated: { locale: string; file: string }[] };
}

/** All absolute. */
function placesOf(name: string, context: PluginContext, { id, specs }: ReferenceOptions<Source>): Places {
  const generated = path.join(context.generatedFilesDir, name, id);
  const translationDirs = {
    localizationDir: path.join(generated, 'i18n'),
    unstable_fallbackDirs: (context.unstable_fallbackDirs ?? []).map(({ locale }) => ({
      locale,
      dir: path.join(generated, 'fallbacks', locale),
    })),
  };
  const localized = localizedContentDirs(context, { pluginName: name, pluginId: id });
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
    filesOf: ({ path: file }) => ({
      file: path.resolve(context.siteDir, file),
      translated: localized.map(({ locale, dir }) => ({ locale, file: path.join(dir, path.basename(file)) })),
    }),
  };
}

/** Gives the files that were read beside those of the options. */
async function writeAll<Options extends Source>(
  kind: ReferenceKind<Options>,
  specs: readonly Options[],
  { places, context }: { places: Places; context: PluginContext },
): Promise<string[]> {
  const { siteDir } = context;
  const made = await Promise.all(
    specs.map(async (options) => {
      const { file, translated } = places.filesOf(options);
      const slug = specs.length === 1 ? '/' : `/${options.route.replace(/^\//, '')}`;
      const generate = (place: { file: string; locale: string }) => kind.generate({ ...place, siteDir, slug, options });
      const original = await generate({ file, locale: context.i18n.currentLocale });
      const translations = await Promise.all(
        translated.map(async (place) => (existsSync(place.file) ? generate(place) : undefined)),
      );
      return { original, translations };
    }),
  );
  context.unstable_expectPages?.(made.reduce((sum, { original }) => sum + original.docs.length, 0));
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
  // A translation that lacks a page has no place for it in its sidebar.
  const sidebars = specs.map(
    ({ id }, index) => [id, nearest(made[index]?.translations, made[index]?.original)?.sidebar] as const,
  );
  await writeFileIfChanged(places.sidebars, JSON.stringify(Object.fromEntries(sidebars)));
  return made.flatMap(({ original, translations }) =>
    [original, ...translations].flatMap((one) => [...(one?.files ?? [])]),
  );
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
