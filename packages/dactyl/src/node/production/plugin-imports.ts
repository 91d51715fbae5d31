/**
 * What Markdown files import that does not stand in their text: a site's own plugins may write imports into the
 * tree. The bundle must hold these too, so such files are compiled before it is begun; what is compiled here is
 * found in the cache when their pages are rendered. A site without plugins pays nothing.
 */
import type { Cache } from '../base/cache.js';
import { hashParts } from '../base/hash.js';
import type { ContentJob, Engine, EngineInit } from '../pipeline/engine-types.js';
import { contentJob, type PagePlan } from '../pipeline/plan-pages.js';
import { importKind } from '../site/content-files.js';
import type { Site } from '../site/types.js';
import { ownCodeHash } from './own-code-hash.js';

export interface PluginImportsInput {
  site: Site;
  pages: readonly PagePlan[];
  init: EngineInit;
  cache: Cache;
  /** Makes engines for so many pages. */
  createEngines: (pageCount: number) => Promise<Engine[]>;
}

/** Absolute file → specifiers. */
export type PluginImports = ReadonlyMap<string, readonly string[]>;

export async function findPluginImports(input: PluginImportsInput): Promise<PluginImports> {
  const { site, pages, init } = input;
  const found = new Map<string, string[]>();
  const processors = Object.values(init.locales).flatMap((locale) => locale.processors);
  if (processors.every((options) => options.functionsHash === undefined)) return found;
  const store = createImportStore(input, await ownCodeHash());
  const engines: Engine[] = [];
  const seen = new Set<string>();
  try {
    let wave = pages.flatMap((page) => page.contents);
    // Partials are the next wave.
    while (wave.length > 0) {
      const jobs = wave.filter((job) => !seen.has(jobKey(job)) && seen.add(jobKey(job)));
      const unknown = jobs.filter((job) => hasFunctions(job, init) && store.read(job) === undefined);
      if (unknown.length > 0 && engines.length === 0) engines.push(...(await input.createEngines(unknown.length)));
      await compileAll(unknown, { engines, keep: store.keep });
      wave = jobs.flatMap((job) => {
        const imports = hasFunctions(job, init) ? (store.read(job) ?? []) : (site.texts.facts(job.file)?.imports ?? []);
        if (hasFunctions(job, init)) found.set(job.file, [...(found.get(job.file) ?? []), ...imports]);
        return partials(imports, job, site);
      });
    }
  } finally {
    await Promise.all(engines.map((engine) => engine.close()));
  }
  return found;
}

function jobKey({ locale, id }: ContentJob): string {
  return `${locale} ${id}`;
}

function hasFunctions({ locale, processor }: ContentJob, init: EngineInit): boolean {
  return init.locales[locale]?.processors[processor]?.functionsHash !== undefined;
}

interface ImportStore {
  read(job: ContentJob): string[] | undefined;
  keep(job: ContentJob, imports: string[]): void;
}

function createImportStore({ site, init, cache }: PluginImportsInput, codeHash: string): ImportStore {
  // What was found in this run counts even when nothing can be written to the cache.
  const known = new Map<string, string[]>();
  const keyOf = ({ locale, processor, id, file, permalinks }: ContentJob) =>
    hashParts([
      codeHash,
      JSON.stringify(init.locales[locale]?.processors[processor]),
      id,
      permalinks && JSON.stringify(permalinks),
      site.texts.facts(file)?.hash ?? '',
    ]);
  return {
    read(job) {
      const inRun = known.get(jobKey(job));
      if (inRun) return inRun;
      const bytes = cache.get('plugin-imports', keyOf(job));
      const imports = bytes && (JSON.parse(bytes.toString()) as string[]); // only what `keep` wrote
      if (imports) known.set(jobKey(job), imports);
      return imports;
    },
    keep(job, imports) {
      known.set(jobKey(job), imports);
      cache.put('plugin-imports', keyOf(job), JSON.stringify(imports));
    },
  };
}

/** As many as an engine compiles at once. */
const BATCH = 100;

/** Mistakes are reported when the pages are made. */
async function compileAll(
  jobs: readonly ContentJob[],
  { engines, keep }: { engines: readonly Engine[]; keep: ImportStore['keep'] },
): Promise<void> {
  let next = 0;
  const run = async (engine: Engine) => {
    while (next < jobs.length) {
      const batch = jobs.slice(next, (next += BATCH));
      const reports = await engine.compile(batch);
      for (const [index, { imports, error }] of reports.entries()) {
        const job = batch[index];
        if (job && !error) keep(job, imports);
      }
    }
  };
  await Promise.all(engines.map(run));
}

function partials(imports: readonly string[], job: ContentJob, site: Site): ContentJob[] {
  const locale = site.locales.find((candidate) => candidate.locale === job.locale);
  if (!locale) return [];
  return imports.flatMap((specifier) => {
    const found = importKind(specifier, job.file, site);
    return found.kind === 'content' ? [contentJob(found.file, { locale })] : [];
  });
}
