/**
 * Bundles code: theme, components and React pages for the server; the boot script, all styles and the components
 * that may be islands for the browser. Markdown is not bundled, so the time does not grow with the number of pages.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder, type EnvironmentOptions, type ViteBuilder } from 'vite';
import { MDX_COMPONENTS } from '../../shared/render.js';
import { blockStylesBuild } from './block-styles-plugin.js';
import { toBundleErrors } from './bundle-error.js';
import { bundleRightToLeft, type StyleSheets } from './bundle-right-to-left.js';
import { bundleServer, moduleIdsPlugin, originsOf, type ServerBundle } from './bundle-server.js';
import type { TracedBundle } from './bundle-manifest.js';
import { entryFile, moduleBuild, toOutput, type BundleOutput } from './bundle-output.js';
import { writeImages } from './image-imports.js';
import { bundleIslands, type IslandBundle } from './islands/bundle-islands.js';
import type { ClientBundle } from './islands/client-manifest.js';
import type { ComponentModule } from './islands/component-modules.js';
import { createKnownFacts } from './islands/known-facts.js';
import { minification } from './minification.js';
import { collectPageSheets, pageSheetBuild, pageSheetInput, pageSheetPlugin, type PageStyles } from './page-styles.js';
import { STYLES_ENTRY, viteConfig, type ViteInput } from './vite-config.js';
import { copyRuntime } from './runtime-files.js';
import type { VirtualModuleInput } from './virtual-modules.js';

export interface BundleInput extends Omit<ViteInput, 'readVirtualModules'> {
  virtualModules: VirtualModuleInput;
  /** Registry keys of modules that Markdown may pull into the browser. */
  contentRequests: readonly string[];
  /** Requests that are used only as page components. */
  pageRequests: readonly string[];
  /** Absolute. */
  bootEntry: string;
  /** Name → absolute file of the other scripts of all pages. */
  pageScripts: Record<string, string>;
  /** Whether a locale runs from right to left. */
  hasRightToLeft: boolean;
  /** Folder for the server's bundle, emptied first. */
  serverDir: string;
  /** Folder for the files of pages; their paths below it (`assets/js/…`) stay the same in the output. */
  clientDir: string;
  /** Folder for the files of islands. */
  islandsDir: string;
}

export interface Bundle extends TracedBundle {
  /** Files below `clientDir`, POSIX, in the order in which a page needs them. */
  scripts: string[];
  styles: string[];
  /** Page component → its own style sheets. */
  pageStyles: PageStyles;
  /** The same sheets for locales that run from right to left, when the site has one. */
  rightToLeft?: StyleSheets;
  /** The module for navigation. */
  router: string;
  /** The other scripts that all pages load. */
  pageScripts: string[];
  /** Modules whose components may run in the browser. */
  components: ComponentModule[];
  /** Notes about the code for its author, one sentence each. */
  notes: string[];
  /** Files below `islandsDir`; absent when nothing on the site may need React in the browser. */
  islands?: ClientBundle;
}

export async function bundleSite({ virtualModules, islandsDir, ...given }: BundleInput): Promise<Bundle> {
  const input = { ...given, facts: createKnownFacts() };
  const server = await bundleServer({ ...input, readVirtualModules: () => virtualModules });
  const { markdown } = server;
  const contentRequests = [...input.contentRequests, ...(markdown ? [MDX_COMPONENTS, ...markdown.requests] : [])];
  const islands = await makeIslands({ ...input, contentRequests, virtualModules, islandsDir }, server.components);
  // Components are not part of this bundle, but their styles are.
  const all = new Set([...virtualModules.styles, ...server.styles, ...(islands?.styles ?? [])]);
  for (const file of Object.values(server.pageStyles).flat()) all.delete(file);
  const browserInput = { ...input, readVirtualModules: () => ({ ...virtualModules, styles: [...all] }) };
  const browser = await bundleBrowser(browserInput, server);
  if (input.images) await writeImages(input.images, input.clientDir);
  return {
    ...browser,
    rightToLeft: input.hasRightToLeft ? await bundleRightToLeft(browserInput, server.pageStyles) : undefined,
    styleInputs: input.postCss?.inputs(),
    serverEntry: server.serverEntry,
    components: server.components,
    notes: [...new Set([...server.notes, ...browser.notes])],
    usesGenerated: server.usesGenerated || islands?.usesGenerated === true,
    sources: [...new Set([...server.sources, ...browser.sources, ...(islands?.sources ?? [])])],
    markdown,
    islands: islands && withoutSources(islands),
  };
}

type IslandsInput = Pick<BundleInput, 'virtualModules' | 'contentRequests' | 'islandsDir'> &
  Omit<ViteInput, 'readVirtualModules'>;

/** Builds the islands. Does nothing for a site without components of its own. */
async function makeIslands(
  { virtualModules, contentRequests, islandsDir, ...input }: IslandsInput,
  components: readonly ComponentModule[],
): Promise<IslandBundle | undefined> {
  const modules = islandModules(components, contentRequests);
  const hasClientModules = virtualModules.clientModules.length > 0;
  if (modules.length === 0 && !hasClientModules) return undefined;
  return bundleIslands({
    ...input,
    readVirtualModules: () => virtualModules,
    kind: 'islands',
    modules,
    components,
    hasClientModules,
    outDir: islandsDir,
  });
}

/** Names of all modules that pages may request, in an order that does not depend on which was found first. */
export function islandModules(components: readonly ComponentModule[], contentRequests: readonly string[]): string[] {
  return [...new Set([...components.map(({ module }) => module), ...contentRequests])].toSorted();
}

/** Drops the sources of each part: the manifest lists the sources of all parts together. */
export function withoutSources({ sources: _, styles: __, usesGenerated: ___, ...bundle }: IslandBundle): ClientBundle {
  return bundle;
}

type BrowserBundle = Pick<Bundle, 'scripts' | 'styles' | 'pageStyles' | 'router' | 'pageScripts' | 'sources' | 'notes'>;

async function bundleBrowser(
  input: ViteInput & Pick<BundleInput, 'clientDir' | 'bootEntry' | 'pageScripts'>,
  { blockStyles, pageStyles }: Pick<ServerBundle, 'blockStyles' | 'pageStyles'>,
): Promise<BrowserBundle> {
  const moduleIds = new Set<string>();
  const notes = new Set<string>();
  const config = viteConfig({ ...input, notes });
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), moduleIdsPlugin(moduleIds), pageSheetPlugin(pageStyles)],
    environments: {
      client: { build: clientBuild({ ...input, entries: { boot: input.bootEntry, styles: STYLES_ENTRY } }) },
      ...pageScriptEnvironments(input),
      blockStyles: { consumer: 'client', build: blockStylesBuild(blockStyles, { ...input, outDir: input.clientDir }) },
      pageStyles: {
        consumer: 'client',
        build: pageSheetBuild(pageSheetInput(pageStyles), { ...input, outDir: input.clientDir }),
      },
    },
  });
  const { client, blockStyles: sheets, pageStyles: pageSheets } = builder.environments;
  if (!client || !sheets || !pageSheets) throw new Error('Vite made no environments for the browser.');
  const built = await builder.build(client).catch((error: unknown) => {
    throw toBundleErrors(error, input.siteDir, input.postCss);
  });
  const output = toOutput(built);
  await removeStylesModule(output, input.clientDir);
  const runtime = await copyRuntime(['router'], input.clientDir);
  if (Object.keys(blockStyles).length > 0) await builder.build(sheets);
  const hasPageStyles = Object.keys(pageStyles).length > 0;
  const madeForPages = hasPageStyles ? toOutput(await builder.build(pageSheets)) : undefined;
  return {
    notes: [...notes].toSorted(),
    scripts: [entryFile(output, 'boot')],
    styles: sheetsIn(output),
    pageStyles: madeForPages ? await collectPageSheets(madeForPages, pageStyles, input.clientDir) : {},
    router: runtime.entries.router,
    pageScripts: await buildPageScripts(builder, Object.keys(input.pageScripts)),
    sources: [...originsOf(moduleIds).sources, ...runtime.sources],
  };
}

type PageScriptsInput = Pick<ViteInput, 'mode'> & Pick<BundleInput, 'clientDir' | 'pageScripts'>;

function pageScriptEnvironments({ pageScripts, clientDir, mode }: PageScriptsInput) {
  const environments = Object.entries(pageScripts).map(([name, file]) => [
    `${PAGE_SCRIPT}${name}`,
    { consumer: 'client' as const, build: moduleBuild({ [name]: file }, { outDir: clientDir, mode }) },
  ]);
  return Object.fromEntries(environments) as Record<string, EnvironmentOptions>; // each pair has these types
}

const PAGE_SCRIPT = 'script_';

async function buildPageScripts(builder: ViteBuilder, names: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const name of names) {
    const environment = builder.environments[`${PAGE_SCRIPT}${name}`];
    if (!environment) throw new Error(`Vite made no environment for the script "${name}".`);
    files.push(entryFile(toOutput(await builder.build(environment)), name));
  }
  return files;
}

export function sheetsIn(output: BundleOutput): string[] {
  return output.filter((item) => item.type === 'asset' && item.fileName.endsWith('.css')).map((item) => item.fileName);
}

type ClientBuildInput = Pick<BundleInput, 'clientDir' | 'mode'> & { entries: Record<string, string> };

export function clientBuild({ clientDir, mode, entries }: ClientBuildInput) {
  return {
    outDir: clientDir,
    ...minification(mode),
    emptyOutDir: true,
    copyPublicDir: false,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 4096,
    rolldownOptions: {
      input: entries,
      output: {
        // Only annotations for bundlers remain as comments.
        comments: mode !== 'production',
        entryFileNames: 'assets/js/[name]-[hash].js',
        chunkFileNames: 'assets/js/[name]-[hash].js',
        assetFileNames: (asset: { names: string[] }) =>
          asset.names.some((name) => name.endsWith('.css'))
            ? 'assets/css/[name]-[hash][extname]'
            : 'assets/[name]-[hash][extname]',
      },
    },
  };
}

/** Deletes the script whose only purpose was to import the styles. */
export async function removeStylesModule(output: BundleOutput, clientDir: string): Promise<void> {
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry && item.name === 'styles');
  if (entry) await rm(path.join(clientDir, entry.fileName));
}
