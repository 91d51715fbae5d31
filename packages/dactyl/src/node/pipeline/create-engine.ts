/**
 * An engine compiles Markdown files, then renders the pages that hold them and writes the finished files.
 * What it compiled it keeps until its pages are rendered, so that content crosses no thread.
 */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createCachedProcessor, type CompileStore } from '../markdown/compile-cache.js';
import { createProcessor } from '../markdown/create-processor.js';
import { createTrialParser, type TrialParser } from '../markdown/trial-parser.js';
import type { CompiledMarkdown, ProcessorOptions } from '../markdown/types.js';
import { openCache, type Cache } from '../base/cache.js';
import { definedProps } from '../../shared/defined-props.js';
import type { ClientUrls } from '../../shared/islands.js';
import type { ServerEntry, SiteData } from '../../shared/render.js';
import type { SiteFunctions } from '../site/types.js';
import type { IslandSettings } from '../../shared/boot-settings.js';
import { createAssetStore } from './assets.js';
import type { LocaleSettings } from './boot-settings.js';
import { createDrawingRoom, drawingLabel } from './drawings.js';
import { createImageStore, type ImageStore } from './image-store.js';
import { createClientFileFinder } from './client-files.js';
import { compileContent, contentKey, type ContentCompiler } from './compile-content.js';
import { createCompiledStore } from './compiled-store.js';
import type {
  ContentJob,
  ContentReport,
  DocumentAssets,
  Engine,
  EngineBundle,
  EngineInit,
  EngineLocale,
} from './engine-types.js';
import { createPageMaker } from './page-maker.js';
import { openPageReaders, type ReadMadePage } from './page-readings.js';
import { writeNewRegions, writePage, type WriterParts } from './write-page.js';
import { dataFiles } from './data-files.js';

/** @param loadFunctions - Gives the site's own functions; asked only for locales that have some. */
export function createEngine(init: EngineInit, loadFunctions: LoadFunctions): Engine {
  const trial = createTrialParser();
  const compilers = new Map<string, Promise<ContentCompiler>>();
  const compiled = createCompiledStore();
  const cache = openCache(init.cacheDir);
  const images = init.images && createImageStore(init.images, init.siteDir);
  let writers: Writers | undefined;

  const compilerOf = (locale: string) => {
    const known = compilers.get(locale);
    if (known) return known;
    const made = createCompiler({
      init,
      locale: localeOf(init, locale),
      cache,
      images,
      trial,
      loadFunctions: () => loadFunctions(locale),
    });
    compilers.set(locale, made);
    return made;
  };

  return {
    async compile(jobs) {
      const reports: ContentReport[] = [];
      const compile = async (job: ContentJob, index: number) => {
        const compiler = await compilerOf(job.locale);
        compiled.hold(contentKey(job.locale, job.id));
        reports[index] = await compileContent(job, { compiler, compiled: compiled.results });
      };
      // Plugins of the site may wait for what they see in other files: in the site format a hundred are on their way at once.
      const atOnce = jobs.some(({ locale }) => hasFunctions(localeOf(init, locale))) ? MOST_AT_ONCE : 1;
      for (let start = 0; start < jobs.length; start += atOnce) {
        await Promise.all(jobs.slice(start, start + atOnce).map((job, index) => compile(job, start + index)));
      }
      // Another engine may have the same text next, on a page of another version or locale.
      await cache.flush();
      // The Markdown engine frees its memory only when the event loop turns.
      await new Promise((resolve) => setImmediate(resolve));
      return reports;
    },
    async useBundle(bundle) {
      const entry = (await import(pathToFileURL(bundle.serverEntry).href)) as ServerEntry; // what `node/bundle/bundle-site.ts` built
      const made: Writers = { islands: new Map(), app: new Map() };
      for (const locale of Object.keys(init.locales)) {
        const read = await openPageReaders(init.readers?.[locale] ?? {});
        const compiler = await compilerOf(locale);
        const input = { init, locale, bundle, entry, compiler, compiled: compiled.results, read };
        made.islands.set(locale, writerParts(input, bundle.islands));
        if (bundle.app) made.app.set(locale, writerParts(input, bundle.app));
      }
      writers = made;
    },
    async render(jobs) {
      if (!writers) throw new Error('Pages are rendered after useBundle().');
      const { islands, app } = writers;
      const pages = [];
      for (const job of jobs) {
        const parts = (job.hydration === 'islands' ? islands : app).get(job.locale);
        if (!parts) throw new Error(`The engine lacks what "${job.hydration}" needs in the locale "${job.locale}".`);
        pages.push(await writePage(job, parts));
      }
      compiled.release(jobs);
      const written = [...islands.values()].flatMap(writeNewRegions);
      const ofApp = [...app.values()].flatMap(writeNewRegions);
      return {
        pages,
        regions: [...written, ...ofApp].map(({ report }) => report),
        regionSources: written.map(({ report: { locale, id, facts }, source }) =>
          definedProps({ locale, id, facts, html: source }),
        ),
      };
    },
    async close() {
      trial.close();
      await images?.close();
      for (const compiler of compilers.values()) await (await compiler.catch(() => undefined))?.drawings?.close();
      await cache.close();
    },
  };
}

/** Each holds its trees in memory. */
const MOST_AT_ONCE = 100;

function hasFunctions({ processors }: EngineLocale): boolean {
  return processors.some(({ functionsHash }) => functionsHash !== undefined);
}

/** The site's own functions in one locale. */
export type LoadFunctions = (locale: string) => SiteFunctions | Promise<SiteFunctions>;

/** By locale: pages whose islands come alive one by one, and pages that are React as a whole. */
interface Writers {
  islands: Map<string, WriterParts>;
  app: Map<string, WriterParts>;
}

interface CompilerInput {
  init: EngineInit;
  locale: EngineLocale;
  cache: Cache;
  images: ImageStore | undefined;
  trial: TrialParser;
  loadFunctions: () => SiteFunctions | Promise<SiteFunctions>;
}

async function createCompiler({
  init,
  locale,
  cache,
  images,
  trial,
  loadFunctions,
}: CompilerInput): Promise<ContentCompiler> {
  const { processors, staticDirs } = locale;
  const store: CompileStore = {
    get: (key) => cache.get('markdown', key),
    put: (key, value) => cache.put('markdown', key, Buffer.from(value)),
  };
  const functions = hasFunctions(locale) ? await loadFunctions() : undefined;
  const create = async (options: ProcessorOptions, number: number) =>
    createCachedProcessor(
      await createProcessor(options, { functions: functions?.processors[number], trial, siteDir: init.siteDir }),
      store,
    );
  return {
    processors: await Promise.all(processors.map(create)),
    functions,
    siteDir: init.siteDir,
    images,
    drawings:
      locale.drawers && createDrawingRoom(locale.drawers, { siteDir: init.siteDir, label: drawingLabel(locale.site) }),
    generatedDir: path.dirname(init.cacheDir),
    vaults: new Map(),
    notesKeys: init.notesKeys,
    headingSources: locale.headingSources,
    assets: createAssetStore({ siteDir: init.siteDir, staticDirs, outDir: init.outDir, baseUrl: init.assetBaseUrl }),
  };
}

interface WriterInput {
  init: EngineInit;
  locale: string;
  bundle: EngineBundle;
  entry: ServerEntry;
  compiler: ContentCompiler;
  compiled: Map<string, CompiledMarkdown>;
  read: ReadMadePage | undefined;
}

/** `client`: the code for the browser that these pages load. */
function writerParts(input: WriterInput, client: ClientUrls | undefined): WriterParts {
  const { init, locale: name, bundle, entry, compiler, compiled, read } = input;
  const locale = localeOf(init, name);
  const { site, outSubdir, policy } = locale;
  const modules = client?.modules ?? {};
  const settings = pageSettings(locale, client, init.assetBaseUrl);
  const documentAssets = withClientModules(inDirectionOf(site, bundle.document), client);
  const maker = createPageMaker({
    init,
    locale,
    policy,
    createRenderer: entry.createRenderer,
    processors: compiler.processors,
    functions: compiler.functions,
    assets: () => compiler.assets,
    images: { store: compiler.images, zoomLabels: locale.zoomLabels },
    compiled,
    client: { modules, clientFile: (module) => modules[module] },
    settings: () => settings,
    documentAssets: () => documentAssets,
  });
  const { siteDir, outDir } = init;
  const clientFiles = createClientFileFinder(init.assetBaseUrl);
  return { maker, siteDir, locale: name, outDir, outSubdir, clientFiles, read };
}

function pageSettings(
  { site, policy, frames, settings }: EngineLocale,
  client: ClientUrls | undefined,
  baseUrl: string,
): LocaleSettings {
  return {
    ...settings,
    ...(policy && { hasPolicy: true as const }),
    ...frames,
    ...(client && { islands: islandSettings(client, site, baseUrl) }),
  };
}

function inDirectionOf({ i18n }: SiteData, { rightToLeft, ...assets }: DocumentAssets): DocumentAssets {
  const isRightToLeft = i18n.localeConfigs[i18n.currentLocale]?.direction === 'rtl';
  return isRightToLeft ? { ...assets, ...rightToLeft } : assets;
}

function localeOf(init: EngineInit, locale: string): EngineLocale {
  const found = init.locales[locale];
  if (!found) throw new Error(`The engine was not told about the locale "${locale}".`);
  return found;
}

/** What a bundle for the browser adds to the settings of pages. `baseUrl`: where hashed assets are. */
function islandSettings({ watch, hydrate }: ClientUrls, site: SiteData, baseUrl: string): IslandSettings {
  const data = dataFiles(site);
  const url = (name: keyof typeof data) => baseUrl + data[name].file;
  return { watch, hydrate, data: { site: url('site'), global: url('global'), messages: url('messages') } };
}

/** Client modules run on every page, whether or not it has islands. */
function withClientModules(assets: DocumentAssets, client: ClientUrls | undefined): DocumentAssets {
  if (!client?.clientModules) return assets;
  const { url, preload } = client.clientModules;
  return { ...assets, scripts: [...assets.scripts, url], preload };
}
