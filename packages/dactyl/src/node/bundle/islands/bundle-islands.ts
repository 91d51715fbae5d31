/**
 * Bundles components for the browser. In: names of modules, each of which becomes a file that pages with such an
 * island load. Out: files and a manifest. React and the code that hydrates a page are one file, which islands import.
 * No style sheets are written here: the site has one sheet for all components, and names of CSS modules are the same
 * in both bundles.
 */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createBuilder, type BuildEnvironmentOptions, type Rolldown } from 'vite';
import { toPosixPath } from '../../base/files.js';
import { toBundleErrors } from '../bundle-error.js';
import { moduleIdsPlugin, originsOf } from '../bundle-server.js';
import { entryFile, toOutput, type BundleOutput } from '../bundle-output.js';
import { SHIM_MISSING_NAMES } from '../missing-names-plugin.js';
import { minification } from '../minification.js';
import { PACKAGE_ROOT } from '../package-root.js';
import { copyRuntime, type RuntimeFiles } from '../runtime-files.js';
import { viteConfig, type ViteInput } from '../vite-config.js';
import { DATA_ENTRIES } from './browser-replacements.js';
import type { ClientBundle } from './client-manifest.js';
import type { ComponentModule } from './component-modules.js';
import { islandId } from './island-modules-plugin.js';

export interface IslandBundleInput extends ViteInput {
  /** `app`: includes the code of pages that are React as a whole. */
  kind: 'islands' | 'app';
  /** Modules by their names in `virtual:dactyl/island/NAME`. */
  modules: readonly string[];
  /** Components that the server's bundle has marked. */
  components: readonly ComponentModule[];
  hasClientModules: boolean;
  /** Folder for the bundle, emptied first. */
  outDir: string;
}

export interface IslandBundle extends ClientBundle {
  /** All source files that went in, absolute. */
  sources: string[];
  /** Style sheets among them. */
  styles: string[];
  usesGenerated: boolean;
}

const HYDRATE = 'hydrate';
const CLIENT_MODULES = 'client-modules';
const APP = 'app';
/** Name in the manifest for the code of whole-React pages. */
export const APP_MODULE = '$app';

export async function bundleIslands(input: IslandBundleInput): Promise<IslandBundle> {
  const { kind, outDir, baseUrl } = input;
  await rm(outDir, { recursive: true, force: true });
  const runtime = await copyRuntime(['watch', ...DATA_ENTRIES], outDir);
  const entries = islandEntries(input);
  const names = chunkNames([...new Set(entries.values())]);
  const moduleIds = new Set<string>();
  const dataUrls = Object.fromEntries(DATA_ENTRIES.map((name) => [name, baseUrl + runtime.entries[name]]));
  const config = viteConfig({ ...input, dataUrls, readComponents: () => input.components });
  const builder = await createBuilder({
    ...config,
    plugins: [...(config.plugins ?? []), moduleIdsPlugin(moduleIds)],
    environments: { [kind]: { consumer: 'client', build: islandBuild(input, names) } },
  });
  const { [kind]: environment } = builder.environments;
  if (!environment) throw new Error('Vite made no environment for islands.');
  const result = await builder.build(environment).catch((error: unknown) => {
    throw toBundleErrors(error, input.siteDir, input.postCss);
  });
  const output = toOutput(result);
  await removeStyles(output, outDir);
  const parts = { entries, names, baseUrl, hasApp: kind === 'app', hasClientModules: input.hasClientModules };
  const { sources, ...origins } = originsOf(moduleIds);
  return {
    ...toClientBundle(output, runtime, parts),
    watch: runtime.entries.watch,
    ...origins,
    sources: [...sources, ...runtime.sources],
  };
}

function islandBuild(
  { kind, outDir, mode, hasClientModules }: IslandBundleInput,
  names: ReadonlyMap<string, string>,
): BuildEnvironmentOptions {
  const browserFile = (file: string) => path.join(PACKAGE_ROOT, 'browser', file);
  return {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    cssCodeSplit: false,
    ...minification(mode),
    modulePreload: false,
    rolldownOptions: {
      ...SHIM_MISSING_NAMES,
      input: {
        [HYDRATE]: browserFile('hydrate/hydrate.js'),
        ...(hasClientModules ? { [CLIENT_MODULES]: browserFile('hydrate/client-modules.js') } : {}),
        ...(kind === 'app' ? { [APP]: browserFile('app/client.js') } : {}),
        ...Object.fromEntries([...names].map(([entry, name]) => [name, entry])),
      },
      // An entry's chunk may export more than the entry, for use by other chunks; otherwise each would need a file
      // of its own.
      preserveEntrySignatures: 'allow-extension',
      output: {
        entryFileNames: 'assets/js/[name]-[hash].js',
        chunkFileNames: 'assets/js/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: [{ name: HYDRATE, test: isInReactFile }] },
      },
    },
  };
}

const HYDRATE_ENTRY = path.join(PACKAGE_ROOT, 'browser/hydrate/hydrate.js');

/** Both the stubs of Markdown and the code that hydrates import this module. */
const IMPORTED_CONTENT = path.join(PACKAGE_ROOT, 'browser/hydrate/imported-content.js');

/**
 * Their imports are included. The last pattern is the small helper that the bundler adds for CommonJS modules.
 */
function isInReactFile(id: string): boolean {
  return (
    id === HYDRATE_ENTRY ||
    id === IMPORTED_CONTENT ||
    id.includes('rolldown/runtime') ||
    /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/.test(id)
  );
}

/**
 * Module → entry of the bundler: the file itself, where there is one. A wrapper module would add a file when
 * another module imports the same component.
 */
export function islandEntries({
  modules,
  components,
  siteDir,
}: Pick<IslandBundleInput, 'modules' | 'components' | 'siteDir'>): Map<string, string> {
  // For a CommonJS entry, the bundler exports `module.exports` as default; a wrapper module honours Babel's
  // `__esModule` convention.
  const modern = components.filter(({ isCommonJs }) => !isCommonJs);
  const files = modern.flatMap(({ file }) => (file === undefined ? [] : [file]));
  const byName = new Map(modern.map(({ module, file }) => [module, file]));
  const fileOf = (module: string) => {
    const request = module.replace(/^@site(?=\/)/, toPosixPath(siteDir));
    return byName.get(module) ?? files.find((file) => isRequestOf(request, toPosixPath(file)));
  };
  return new Map(modules.map((module) => [module, fileOf(module) ?? islandId(module)]));
}

/** Whether a request names a file; Markdown may omit the extension, or name the folder. */
function isRequestOf(request: string, file: string): boolean {
  return file.startsWith(request) && /^(?:\/index)?(?:\.[cm]?[jt]sx?)?$/.test(file.slice(request.length));
}

/** Entry → file name based on the component's name. */
export function chunkNames(entries: readonly string[]): Map<string, string> {
  const taken = new Set([HYDRATE, CLIENT_MODULES, APP]);
  return new Map(
    entries.map((entry) => {
      const base = baseName(entry);
      let name = base;
      for (let count = 2; taken.has(name); count++) name = `${base}${count}`;
      taken.add(name);
      return [entry, name];
    }),
  );
}

/** @example baseName('/site/src/components/Counter/index.tsx') // 'Counter' */
function baseName(entry: string): string {
  const name = entry
    .replace(/^virtual:dactyl\/island\//, '')
    .replace(/(?:\.island)?\.\w+$/, '')
    .replace(/[\\/]index$/, '')
    .replace(/^.*[\\/]/, '');
  return name.replace(/[^\w-]+/g, '-').replace(/^-+|-+$/g, '') || 'island';
}

interface BundleParts {
  entries: ReadonlyMap<string, string>;
  names: ReadonlyMap<string, string>;
  baseUrl: string;
  hasApp: boolean;
  hasClientModules: boolean;
}

function toClientBundle(output: BundleOutput, runtime: RuntimeFiles, parts: BundleParts): Omit<ClientBundle, 'watch'> {
  const { entries, names, baseUrl, hasApp, hasClientModules } = parts;
  const chunks = output.filter((item): item is Rolldown.OutputChunk => item.type === 'chunk');
  const toFiles = filesIn([...chunks.map(({ fileName }) => fileName), ...Object.keys(runtime.files)], baseUrl);
  const modules = [...entries].map(([module, entry]) => [module, entryFile(output, names.get(entry) ?? '')] as const);
  return {
    hydrate: entryFile(output, HYDRATE),
    clientModules: hasClientModules ? entryFile(output, CLIENT_MODULES) : undefined,
    modules: Object.fromEntries([...modules, ...(hasApp ? [[APP_MODULE, entryFile(output, APP)] as const] : [])]),
    files: {
      ...Object.fromEntries(
        chunks.map((chunk) => [
          chunk.fileName,
          { imports: toFiles(chunk.imports), later: toFiles(chunk.dynamicImports) },
        ]),
      ),
      ...runtime.files,
    },
    assets: output
      .filter((item) => item.type === 'asset' && !item.fileName.endsWith('.css'))
      .map((item) => item.fileName),
  };
}

async function removeStyles(output: BundleOutput, outDir: string): Promise<void> {
  const styles = output.filter((item) => item.fileName.endsWith('.css'));
  await Promise.all(styles.map((item) => rm(path.join(outDir, item.fileName))));
}

/**
 * Files of the bundle. Data is imported by URL, and neither external files nor chunks that contained only styles
 * count.
 */
function filesIn(chunks: readonly string[], baseUrl: string) {
  const known = new Set(chunks);
  return (imports: readonly string[]): string[] => {
    const names = imports.map((name) => (name.startsWith(baseUrl) ? name.slice(baseUrl.length) : name));
    return [...new Set(names)].filter((name) => known.has(name));
  };
}
