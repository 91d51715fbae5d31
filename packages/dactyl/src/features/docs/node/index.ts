/**
 * The docs plugin: folders of Markdown files → pages with sidebars, in one or several versions.
 * Input: options and files. Output: `DocsContent` (content-types.ts) between the hooks, routes and global data at the end.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { findLocalImports } from '../../../node/base/load-module.js';
import { pickMarkdownOptions } from '../../../node/plugin-api/option-schemas.js';
import type { Plugin, PluginContext, PluginOptions } from '../../../node/plugin-api/types.js';
import type { Json } from '../../../shared/json.js';
import type { SiteData } from '../../../shared/render.js';
import { preferredVersionKey } from '../../../shared/version-links.js';
import type { PluginModule } from '../../../node/plugin-api/plugin-module.js';
import { docsAuthoringSchemas } from './authoring-schemas.js';
import { readVersionChanges } from './changes/version-changes.js';
import { createEnvironment } from './environment.js';
import { docsGlobalData } from './global-data.js';
import { loadDocs } from './load.js';
import type { GlobalDocsData } from './global-data-types.js';
import { createDocFinder, type DocFinder, docsMarkdownSource } from './markdown-source.js';
import { PLUGIN_NAME } from './names.js';
import { type DocsOptions, validateOptions } from './options.js';
import { withRefMessages } from './refs/ref-messages.js';
import { readingLists } from './reading-lists.js';
import { createReload } from './reload.js';
import { addDocsRoutes, type MadeRoutes } from './routes.js';
import { hasSamePlaces } from './same-places.js';
import { docsTranslationFiles, translateDocs } from './translate.js';
import type { DocsContent, VersionMetadata } from './content-types.js';
import { foldersOf, writtenFolders } from './version-folders.js';
import { readVersions } from './versions.js';
import { recordVersion } from './record-version.js';
import { docsName } from './version-names.js';

/** Known by path only: it is browser code. */
const VERSIONS_SCRIPT = fileURLToPath(new URL('../browser/main.js', import.meta.url));

export async function docsPlugin(context: PluginContext, pluginOptions: PluginOptions): Promise<Plugin<DocsContent>> {
  // `validateOptions` made them.
  const options = pluginOptions as unknown as DocsOptions;
  const env = createEnvironment(context, options);
  const versions = await readVersions(context, options);
  // What contents that are loaded again have in common with those before.
  let made: MadeContent | undefined;
  let finder: DocFinder | undefined;
  const reload = createReload(env);
  return {
    name: PLUGIN_NAME,
    loadContent: () => loadDocs(versions, env),
    unstable_reloadContent: ({ content, files }) => reload(content, files),
    getTranslationFiles: ({ content }) => withRefMessages(docsTranslationFiles(content), content),
    translateContent: ({ content, translationFiles }) => translateDocs(content, translationFiles, context.siteDir),
    contentLoaded({ content, actions }) {
      const changes = readVersionChanges(content.loadedVersions, options, context);
      const known = !changes && made && hasSamePlaces(made.content, content) ? made : undefined;
      const routes = addDocsRoutes({ content, options, context, actions, changes, known: known?.routes });
      // Frozen, so that the dev server takes it for the same data after an edit.
      const globalData = known?.globalData ?? Object.freeze(docsGlobalData(content, { options, context, changes }));
      // In a build nothing would use them.
      if (context.unstable_isServed) made = { content, routes, globalData };
      // The cast: plain data, but its interface lacks the index signature of JSON.
      actions.setGlobalData(globalData as unknown as Json);
    },
    getPathsToWatch: () => versions.flatMap((version) => (version.ref ? [] : watchedPaths(version, options))),
    // A branch may move.
    unstable_readsSiteOnly: () => versions.every(({ ref }) => ref === undefined),
    extendCli: (cli) => addDocsCommands(cli, context, options),
    unstable_getMarkdownSources({ content }) {
      finder = createDocFinder(content, context, finder);
      return [docsMarkdownSource(finder, options, context)];
    },
    // Each instance speaks for all: what they say is the same, and is heard once.
    unstable_getPageScripts: (site) => rememberedVersions(site) && { versions: VERSIONS_SCRIPT },
    unstable_getPageSettings: (site) => {
      const docsVersions = rememberedVersions(site);
      return docsVersions && { docsVersions };
    },
    unstable_getStorageKeys: () => [preferredVersionKey(options.id)],
    unstable_getMarkdownPlugins: () => [pickMarkdownOptions(options)],
    unstable_getReadingLists: ({ content }) => readingLists(content, context.siteDir),
    unstable_getAuthoringSchemas: () => docsAuthoringSchemas(versions, context, options),
    unstable_getTranslatedFolders: () =>
      // Versions from git do not change and need not be watched.
      versions.flatMap((version) =>
        // Of a version that overlays another, what is its own.
        writtenFolders(version)
          .slice(0, version.ref ? 0 : 1)
          .map(({ contentPath, contentPathLocalized, fallbackDirs }) => ({
            contentDir: contentPath,
            localizedDir: contentPathLocalized,
            fallbackDirs,
            include: options.include,
            exclude: options.exclude,
          })),
      ),
  };
}

/** What was made of a content. */
interface MadeContent {
  content: DocsContent;
  routes: MadeRoutes;
  globalData: GlobalDocsData;
}

function watchedPaths(version: VersionMetadata, options: DocsOptions): string[] {
  const dirs = writtenFolders(version).flatMap(foldersOf);
  const patterns = [...options.include, '**/_category_.{json,yml,yaml}'];
  return [
    ...dirs.flatMap((dir) => patterns.map((pattern) => path.posix.join(dir, pattern))),
    ...(typeof options.tags === 'string' || options.tags === undefined
      ? dirs.map((dir) => path.join(dir, options.tags || 'tags.yml'))
      : []),
    ...(version.sidebarFilePath ? sidebarsModules(version.sidebarFilePath) : []),
  ];
}

/** The sidebars file and the local modules that it imports. The file may be created while the dev server runs. */
function sidebarsModules(file: string): string[] {
  return existsSync(file) ? findLocalImports(file) : [file];
}

/** Commands that an instance of the docs plugin adds to the command line. */
export function addDocsCommands(program: Command, context: PluginContext, options: DocsOptions): void {
  const logger = context.unstable_logger;
  program
    .command(options.id === 'default' ? 'docs:version <version>' : `docs:version:${options.id} <version>`)
    .description(`Record ${docsName(options)} under the name of a version`)
    .action(async (version: string) => {
      const { written, warnings } = await recordVersion(version, { context, options });
      for (const warning of warnings) logger?.warn(warning);
      logger?.info(`Recorded the version "${version}" of ${docsName(options)}:`);
      for (const { path: file, note } of written) logger?.info(`  ${file}${note === undefined ? '' : ` (${note})`}`);
    });
}

/** For the script that remembers a reader's version: names of all versions by plugin instance, if the site remembers the version a reader chose. */
function rememberedVersions({ globalData, siteConfig }: SiteData): Record<string, string[]> | undefined {
  // The theme has validated its configuration.
  const { docs } = siteConfig.themeConfig as { docs?: { versionPersistence?: string } };
  if (docs?.versionPersistence === 'none') return undefined;
  // The docs plugin wrote this data.
  const instances = (globalData[PLUGIN_NAME] ?? {}) as unknown as Record<string, { versions: { name: string }[] }>;
  const names = Object.entries(instances).map(([id, { versions }]) => [id, versions.map(({ name }) => name)] as const);
  return names.some(([, versions]) => versions.length > 1) ? Object.fromEntries(names) : undefined;
}

const plugin: PluginModule<DocsContent> = Object.assign(docsPlugin, { validateOptions });

export default plugin;
