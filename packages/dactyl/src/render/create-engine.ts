/**
 * An engine compiles Markdown files, then renders the pages that hold them and writes the finished files.
 * What it compiled it keeps until its pages are rendered, so that content crosses no thread.
 */
import { pathToFileURL } from 'node:url';
import { createCachedProcessor, type CompileStore } from '../markdown/compile-cache.js';
import { createProcessor } from '../markdown/create-processor.js';
import type { CompiledMarkdown, ProcessorOptions } from '../markdown/types.js';
import { openCache, type Cache } from '../node/cache.js';
import type { ServerEntry } from '../shared/render.js';
import { createAssetStore } from './assets.js';
import { compileContent, contentKey, type ContentCompiler } from './compile-content.js';
import { createCompiledStore } from './compiled-store.js';
import type { Engine, EngineBundle, EngineInit, EngineLocale } from './engine-types.js';
import { createRegionStore } from './region-store.js';
import { writeNewRegions, writePage, type WriterParts } from './write-page.js';

export function createEngine(init: EngineInit): Engine {
  const compilers = new Map<string, Promise<ContentCompiler>>();
  const compiled = createCompiledStore();
  const cache = openCache(init.cacheDir);
  let writers: Map<string, WriterParts> | undefined;

  const compilerOf = (locale: string) => {
    const known = compilers.get(locale);
    if (known) return known;
    const made = createCompiler({ init, locale: localeOf(init, locale), cache });
    compilers.set(locale, made);
    return made;
  };

  return {
    async compile(jobs) {
      const reports = [];
      for (const job of jobs) {
        const compiler = await compilerOf(job.locale);
        compiled.hold(contentKey(job.locale, job.id));
        reports.push(compileContent(job, { compiler, compiled: compiled.results }));
      }
      // The Markdown engine frees its memory only when the event loop turns.
      await new Promise((resolve) => setImmediate(resolve));
      return reports;
    },
    async useBundle(bundle) {
      const entry = (await import(pathToFileURL(bundle.serverEntry).href)) as ServerEntry; // what `vite/bundle-site.ts` built
      writers = new Map();
      for (const locale of Object.keys(init.locales)) {
        const compiler = await compilerOf(locale);
        writers.set(locale, writerParts({ init, locale, bundle, entry, compiler, compiled: compiled.results }));
      }
    },
    async render(jobs) {
      const pages = [];
      for (const job of jobs) {
        const parts = writers?.get(job.locale);
        if (!parts) throw new Error('Pages are rendered after useBundle().');
        pages.push(await writePage(job, parts));
      }
      compiled.release(jobs);
      return { pages, regions: [...(writers?.values() ?? [])].flatMap(writeNewRegions) };
    },
    close: () => cache.close(),
  };
}

interface CompilerInput {
  init: EngineInit;
  locale: EngineLocale;
  cache: Cache;
}

async function createCompiler({ init, locale, cache }: CompilerInput): Promise<ContentCompiler> {
  const { processors, staticDirs } = locale;
  const store: CompileStore = {
    get: (key) => cache.get('markdown', key),
    put: (key, value) => cache.put('markdown', key, Buffer.from(value)),
  };
  const create = async (options: ProcessorOptions) => createCachedProcessor(await createProcessor(options), store);
  return {
    processors: await Promise.all(processors.map(create)),
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
}

function writerParts({ init, locale, bundle, entry, compiler, compiled }: WriterInput): WriterParts {
  const { site, outSubdir, htmlTags, settings, sharedLevels } = localeOf(init, locale);
  const [processor] = compiler.processors;
  const renderer = entry.createRenderer(site, {
    renderCodeBlock: (code, language, metastring) => processor?.renderCodeBlock(code, language, metastring) ?? '',
  });
  return {
    locale,
    outDir: init.outDir,
    outSubdir,
    site,
    settings,
    htmlTags,
    sharedLevels,
    documentAssets: bundle.document,
    renderer,
    assets: compiler.assets,
    compiled,
    regions: createRegionStore(),
    generator: init.generator,
  };
}

function localeOf(init: EngineInit, locale: string): EngineLocale {
  const found = init.locales[locale];
  if (!found) throw new Error(`The engine was not told about the locale "${locale}".`);
  return found;
}
