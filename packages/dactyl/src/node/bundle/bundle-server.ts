/** Bundles the code that renders pages on the server: theme, components, React pages. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { noteAssetsPlugin, type AssetAddresses } from './dev-client/asset-addresses-plugin.js';
import { blockStyleSheets } from './block-styles-plugin.js';
import { toBundleErrors } from './bundle-error.js';
import type { TracedBundle } from './bundle-manifest.js';
import type { MarkdownImports } from '../site/markdown-imports.js';
import type { ComponentModule } from './islands/component-modules.js';
import { createSiteComponents } from './islands/site-components.js';
import { missingNamesPlugin, SHIM_MISSING_NAMES } from './missing-names-plugin.js';
import { markdownReachPlugin } from './markdown-reach-plugin.js';
import { pageStylesPlugin, type PageStyles } from './page-styles.js';
import { SERVER_ENTRY, viteConfig, type ViteInput } from './vite-config.js';

export interface ServerBundleInput extends ViteInput {
  /** Folder for the bundle, emptied first. */
  serverDir: string;
  /** Requests that are components of pages and nothing else; see `page-styles.ts`. */
  pageRequests?: readonly string[];
}

export interface ServerBundle extends TracedBundle {
  /** Style sheets that components import, absolute. */
  styles: string[];
  /** Modules whose components rendering may ask for in the browser. */
  components: ComponentModule[];
  /** Style sheets that only some pages load; see `blockStyleSheets`. */
  blockStyles: Record<string, string>;
  /** Those among `styles` that belong to single pages. */
  pageStyles: PageStyles;
  /** What the author is to know of the code, one sentence each. */
  notes: string[];
  /** Of files that components import; during development only. */
  assets?: AssetAddresses;
}

export async function bundleServer(input: ServerBundleInput): Promise<ServerBundle> {
  const moduleIds = new Set<string>();
  const pageStyles: PageStyles = {};
  const notes = new Set<string>();
  const assets: AssetAddresses = {};
  const found: { markdown?: MarkdownImports } = {};
  const siteComponents = createSiteComponents({ ...input, readRegistry: () => input.readVirtualModules().registry });
  const config = viteConfig({ ...input, siteComponents, notes, side: 'server' });
  const builder = await createBuilder({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      moduleIdsPlugin(moduleIds),
      ...(input.mode === 'development' ? [noteAssetsPlugin(assets, input)] : []),
      missingNamesPlugin(input.siteDir, notes),
      pageStylesPlugin({
        pageRequests: input.pageRequests ?? [],
        registry: input.readVirtualModules().registry,
        found: pageStyles,
      }),
      markdownReachPlugin({
        site: { siteDir: input.siteDir, imageImports: input.images },
        registry: input.readVirtualModules().registry,
        components: siteComponents,
        onFound: (markdown) => Object.assign(found, { markdown }),
      }),
    ],
    environments: { ssr: { resolve: { noExternal: true, external: [] }, build: serverBuild(input) } },
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('Vite made no environment for the server.');
  await builder.build(ssr).catch((error: unknown) => {
    throw toBundleErrors(error, input.siteDir, input.postCss);
  });
  return {
    serverEntry: path.join(input.serverDir, 'entry.mjs'),
    components: [...siteComponents.modules()],
    blockStyles: blockStyleSheets(moduleIds, input.cascadeLayers),
    pageStyles,
    notes: [...notes].toSorted(),
    ...(input.mode === 'development' && { assets }),
    ...found,
    ...originsOf(moduleIds),
  };
}

function serverBuild({ serverDir, mode }: ServerBundleInput) {
  return {
    ssr: true,
    outDir: serverDir,
    emptyOutDir: true,
    minify: false,
    // Style sheets are made small with the client's; a server has no use for them.
    cssMinify: false,
    // During development people read stack traces.
    sourcemap: mode === 'development',
    copyPublicDir: false,
    // A build makes those of the browser's bundle, which is not there during development.
    emitAssets: mode === 'development',
    ...(mode === 'development' && { assetsInlineLimit: 0 }),
    rolldownOptions: {
      ...SHIM_MISSING_NAMES,
      input: { entry: SERVER_ENTRY },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  } as const;
}

/**
 * Notes every module, also those of which nothing is left in the output: style sheets, for one. A module comes behind
 * what it imports, so that the order of style sheets does not depend on which file was read first.
 */
export function moduleIdsPlugin(ids: Set<string>): Plugin {
  return {
    name: 'dactyl:module-ids',
    buildEnd() {
      const met = new Set<string>();
      const visit = (id: string): void => {
        if (met.has(id)) return;
        met.add(id);
        const info = this.getModuleInfo(id);
        for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) visit(imported);
        // What stays outside of the bundle has no code.
        if (info?.code != null) ids.add(id);
      };
      const all = [...this.getModuleIds()];
      for (const id of all.filter((name) => this.getModuleInfo(name)?.isEntry).toSorted()) visit(id);
    },
  };
}

/** What a bundle was made from, by the ids of its modules. */
export function originsOf(
  ids: ReadonlySet<string>,
): Pick<TracedBundle, 'sources' | 'usesGenerated'> & { styles: string[] } {
  const isUrl = (id: string) => /[?&]url\b/.test(id);
  const filesOf = (some: string[]) => some.map((id) => id.replace(/\?.*$/, '')).filter((id) => path.isAbsolute(id));
  const files = filesOf([...ids]);
  // A module that asks for the URL of a style sheet loads it where it is needed.
  const styles = styleSheets(filesOf([...ids].filter((id) => !isUrl(id))));
  return {
    sources: [...new Set([...files, ...neighbours(styles)])],
    styles,
    usesGenerated: [...ids].some((id) => id.startsWith('\0@generated/')),
  };
}

const STYLE_SHEET = /\.(css|scss|sass|less|styl)$/;

function styleSheets(files: readonly string[]): string[] {
  return files.filter((file) => STYLE_SHEET.test(file));
}

/** Style sheets import others without naming them to the bundler: those of their folders count as sources too. */
function neighbours(files: readonly string[]): string[] {
  const folders = new Set(files.filter((file) => !file.includes('node_modules')).map((file) => path.dirname(file)));
  return [...folders].flatMap((folder) =>
    styleSheets(readdirSync(folder, { recursive: true }).map((name) => path.join(folder, String(name)))),
  );
}
