/**
 * Bundles what is code: theme, components and pages written in React for the server; the boot script and all
 * styles for the browser. Markdown never comes here, so the time does not grow with the number of pages.
 */
import { readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder, type Plugin, type Rolldown } from 'vite';
import { BOOT_ENTRY, ROUTER_ENTRY, SERVER_ENTRY, STYLES_ENTRY, viteConfig, type ViteInput } from './vite-config.js';

export interface BundleInput extends Omit<ViteInput, 'readVirtualModules'> {
  virtualModules: ReturnType<ViteInput['readVirtualModules']>;
  /** Folder for the server's bundle, emptied first. */
  serverDir: string;
  /** Folder for the browser's files; they keep their place below it (`assets/js/…`). */
  clientDir: string;
}

export interface Bundle {
  /** Absolute file that exports `createRenderer`. */
  serverEntry: string;
  /** Files below `clientDir`, POSIX, in the order in which a page needs them. */
  scripts: string[];
  styles: string[];
  /** The module that navigates. */
  router: string;
  /** All source files that went in, absolute: a change of one makes the bundle stale. */
  sources: string[];
  /** Whether something imports `@generated/*`, so that the site's data went in too. */
  usesGenerated: boolean;
}

export async function bundleSite(input: BundleInput): Promise<Bundle> {
  const moduleIds = new Set<string>();
  const config = viteConfig({ ...input, readVirtualModules: () => virtualModules });
  const virtualModules = { ...input.virtualModules };
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), moduleIdsPlugin(moduleIds)],
    environments: {
      ssr: { ...config.environments?.ssr, build: serverBuild(input.serverDir) },
      client: { build: clientBuild(input.clientDir) },
      router: { consumer: 'client', build: routerBuild(input.clientDir) },
    },
  });
  const { ssr, client, router } = builder.environments;
  if (!ssr || !client || !router) throw new Error('Vite made no environments for server and browser.');
  await builder.build(ssr);
  // Components are not part of the browser's bundle, but their styles are.
  virtualModules.styles = [...new Set([...virtualModules.styles, ...styleSheets(filesOf(moduleIds))])];
  const browser = toOutput(await builder.build(client));
  await removeStylesModule(browser, input.clientDir);
  const navigation = toOutput(await builder.build(router));
  return {
    serverEntry: path.join(input.serverDir, 'entry.mjs'),
    ...browserFiles(browser),
    router: entryFile(navigation, 'router'),
    sources: [...new Set([...filesOf(moduleIds), ...neighbours(styleSheets(filesOf(moduleIds)))])],
    usesGenerated: [...moduleIds].some((id) => id.startsWith('\0@generated/')),
  };
}

/** Notes every module, also those of which nothing is left in the output: style sheets, for one. */
function moduleIdsPlugin(ids: Set<string>): Plugin {
  return {
    name: 'dactyl:module-ids',
    moduleParsed: ({ id }) => void ids.add(id),
  };
}

function serverBuild(outDir: string) {
  return {
    ssr: true,
    outDir,
    emptyOutDir: true,
    minify: false,
    sourcemap: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: { entry: SERVER_ENTRY },
      output: { entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  } as const;
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

function filesOf(moduleIds: Iterable<string>): string[] {
  return [...moduleIds].map((id) => id.replace(/\?.*$/, '')).filter((id) => path.isAbsolute(id));
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

function browserFiles(output: Output): Pick<Bundle, 'scripts' | 'styles'> {
  const styles = output.filter((item) => item.type === 'asset' && item.fileName.endsWith('.css'));
  return { scripts: [entryFile(output, 'boot')], styles: styles.map((item) => item.fileName) };
}

function entryFile(output: Output, name: string): string {
  const entry = output.find((item) => item.type === 'chunk' && item.isEntry && item.name === name);
  if (!entry) throw new Error(`The bundle lacks the entry "${name}".`);
  return entry.fileName;
}
