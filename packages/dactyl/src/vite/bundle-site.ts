/**
 * Bundles what is code: theme, components and pages written in React for the server; the boot script and all
 * styles for the browser. Markdown never comes here, so the time does not grow with the number of pages.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder, type Rolldown } from 'vite';
import { bundleServer, moduleIdsPlugin, neighbours, styleSheets } from './bundle-server.js';
import type { TracedBundle } from './bundle-manifest.js';
import { BOOT_ENTRY, ROUTER_ENTRY, STYLES_ENTRY, viteConfig, type ViteInput } from './vite-config.js';
import type { VirtualModuleInput } from './virtual-modules.js';

export interface BundleInput extends Omit<ViteInput, 'readVirtualModules'> {
  virtualModules: VirtualModuleInput;
  /** Folder for the server's bundle, emptied first. */
  serverDir: string;
  /** Folder for the browser's files; they keep their place below it (`assets/js/…`). */
  clientDir: string;
}

export interface Bundle extends TracedBundle {
  /** Files below `clientDir`, POSIX, in the order in which a page needs them. */
  scripts: string[];
  styles: string[];
  /** The module that navigates. */
  router: string;
}

export async function bundleSite({ virtualModules, ...input }: BundleInput): Promise<Bundle> {
  const server = await bundleServer({ ...input, readVirtualModules: () => virtualModules });
  // Components are not part of the browser's bundle, but their styles are.
  const styles = [...new Set([...virtualModules.styles, ...server.styles])];
  const browser = await bundleBrowser({ ...input, readVirtualModules: () => ({ ...virtualModules, styles }) });
  return {
    ...browser,
    ...server,
    styles: browser.styles,
    sources: [...new Set([...server.sources, ...browser.sources])],
  };
}

type BrowserBundle = Omit<Bundle, 'serverEntry' | 'usesGenerated'>;

async function bundleBrowser(input: ViteInput & { clientDir: string }): Promise<BrowserBundle> {
  const moduleIds = new Set<string>();
  const config = viteConfig(input);
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), moduleIdsPlugin(moduleIds)],
    environments: {
      client: { build: clientBuild(input.clientDir) },
      router: { consumer: 'client', build: routerBuild(input.clientDir) },
    },
  });
  const { client, router } = builder.environments;
  if (!client || !router) throw new Error('Vite made no environments for the browser.');
  const output = toOutput(await builder.build(client));
  await removeStylesModule(output, input.clientDir);
  const navigation = toOutput(await builder.build(router));
  const files = [...moduleIds].map((id) => id.replace(/\?.*$/, '')).filter((id) => path.isAbsolute(id));
  return {
    scripts: [entryFile(output, 'boot')],
    styles: output
      .filter((item) => item.type === 'asset' && item.fileName.endsWith('.css'))
      .map((item) => item.fileName),
    router: entryFile(navigation, 'router'),
    sources: [...files, ...neighbours(styleSheets(files))],
  };
}

function clientBuild(outDir: string) {
  return {
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 4096,
    rolldownOptions: {
      input: { boot: BOOT_ENTRY, styles: STYLES_ENTRY },
      output: {
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

/** A module that the boot script imports by URL, so it is built by itself and keeps its exports. */
function routerBuild(outDir: string) {
  return {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { router: ROUTER_ENTRY },
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'assets/js/[name]-[hash].js' },
    },
  } as const;
}

type Output = Rolldown.RolldownOutput['output'];

function toOutput(result: Awaited<ReturnType<Awaited<ReturnType<typeof createBuilder>>['build']>>): Output {
  const first = Array.isArray(result) ? result[0] : result;
  if (!first || !('output' in first)) throw new Error('Vite returned a watcher where a build was asked for.');
  return first.output;
}

/** The script that holds the styles together has done its work. */
async function removeStylesModule(output: Output, clientDir: string): Promise<void> {
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry && item.name === 'styles');
  if (entry) await rm(path.join(clientDir, entry.fileName));
}

function entryFile(output: Output, name: string): string {
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry && item.name === name);
  if (!entry) throw new Error(`The bundle lacks the entry "${name}".`);
  return entry.fileName;
}
