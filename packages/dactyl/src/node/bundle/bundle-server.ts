/** Bundles the code that renders pages on the server: theme, components, React pages. */
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';
import { noteAssetsPlugin, type AssetAddresses } from './dev-client/asset-addresses-plugin.js';
import { blockStyleSheets } from './block-styles-plugin.js';
import { toBundleErrors } from './bundle-error.js';
import type { TracedBundle } from './bundle-manifest.js';
import { entryFile, toOutput } from './bundle-output.js';
import type { MarkdownImports } from '../site/markdown-imports.js';
import type { ComponentModule } from './islands/component-modules.js';
import { createSiteComponents } from './islands/site-components.js';
import { missingNamesPlugin, SHIM_MISSING_NAMES } from './missing-names-plugin.js';
import { markdownReachPlugin } from './markdown-reach-plugin.js';
import { pageStylesPlugin, type PageStyles } from './page-styles.js';
import { hearStyleFiles } from './style-files.js';
import { SERVER_ENTRY, viteConfig, type ViteInput } from './vite-config.js';

export interface ServerBundleInput extends ViteInput {
  /** Folder for the bundle, emptied first. */
  serverDir: string;
  /** Requests that are used only as page components; see `page-styles.ts`. */
  pageRequests?: readonly string[];
}

export interface ServerBundle extends TracedBundle {
  /** Style sheets that components import, absolute. */
  styles: string[];
  /** Modules whose components may run in the browser. */
  components: ComponentModule[];
  /** Style sheets that only some pages load; see `blockStyleSheets`. */
  blockStyles: Record<string, string>;
  /** Those among `styles` that belong to single pages. */
  pageStyles: PageStyles;
  /** Notes about the code for its author, one sentence each. */
  notes: string[];
  /** URLs of files that components import; in development only. */
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
  const built = await builder.build(ssr).catch((error: unknown) => {
    throw toBundleErrors(error, input.siteDir, input.postCss);
  });
  return {
    serverEntry: path.join(input.serverDir, entryFile(toOutput(built), 'entry')),
    components: [...siteComponents.modules()],
    blockStyles: blockStyleSheets(moduleIds, input.cascadeLayers),
    pageStyles,
    notes: [...notes].toSorted(),
    assets: input.mode === 'development' ? assets : undefined,
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
    // The client build minifies style sheets; the server does not serve them.
    cssMinify: false,
    // Source maps are for stack traces in development.
    sourcemap: mode === 'development',
    copyPublicDir: false,
    // In a build, the browser's bundle emits assets; in development there is none.
    emitAssets: mode === 'development',
    ...(mode === 'development' && { assetsInlineLimit: 0 }),
    rolldownOptions: {
      ...SHIM_MISSING_NAMES,
      input: { entry: SERVER_ENTRY },
      // Node loads a file once: other code has another name, so that a process may build a site again.
      output: { entryFileNames: '[name]-[hash].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  } as const;
}

/** Marks files that are no modules: they are part of a style sheet, and no sheets of their own. */
const PART_OF_SHEET = '?part-of-sheet';

/**
 * Records every module, including those that leave nothing in the output, such as style sheets. A module comes
 * after its imports, so that the order of style sheets does not depend on which file was read first.
 */
export function moduleIdsPlugin(ids: Set<string>): Plugin {
  return {
    name: 'dactyl:module-ids',
    configResolved(config) {
      // In development, Vite serves style sheets, and watches what they are made of.
      if (config.mode !== 'development') hearStyleFiles(config, (file) => void ids.add(file + PART_OF_SHEET));
    },
    buildEnd() {
      const met = new Set<string>();
      const visit = (id: string): void => {
        if (met.has(id)) return;
        met.add(id);
        const info = this.getModuleInfo(id);
        for (const imported of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) visit(imported);
        // External modules have no code.
        if (info?.code != null) ids.add(id);
      };
      const all = [...this.getModuleIds()];
      for (const id of all.filter((name) => this.getModuleInfo(name)?.isEntry).toSorted()) visit(id);
    },
  };
}

/** The files from which a bundle was made, by the ids of its modules. */
export function originsOf(
  ids: ReadonlySet<string>,
): Pick<TracedBundle, 'sources' | 'usesGenerated'> & { styles: string[] } {
  const isUrl = (id: string) => /[?&]url\b/.test(id) || id.endsWith(PART_OF_SHEET);
  const filesOf = (some: string[]) => some.map((id) => id.replace(/\?.*$/, '')).filter((id) => path.isAbsolute(id));
  const files = filesOf([...ids]);
  // A style sheet that is imported by URL is loaded only by the pages that need it.
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

/**
 * Style sheets import others without the bundler's knowledge, so all style sheets in their folders count as
 * sources.
 */
function neighbours(files: readonly string[]): string[] {
  const folders = new Set(files.filter((file) => !file.includes('node_modules')).map((file) => path.dirname(file)));
  return [...folders].flatMap((folder) =>
    styleSheets(
      readdirSync(folder, { recursive: true, withFileTypes: true }).map(({ parentPath, name }) =>
        path.join(parentPath, name),
      ),
    ),
  );
}
