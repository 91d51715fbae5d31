/** Makes the page that is asked for. Compiled files are kept until they change. */
import { withConfigPlace } from '../../config/problems.js';
import { createProcessor } from '../../markdown/create-processor.js';
import { createTrialParser, type TrialParser } from '../../markdown/trial-parser.js';
import type { CompiledMarkdown, Processor } from '../../markdown/types.js';
import type { Logger } from '../../base/logger.js';
import { formatError } from '../../base/print-error.js';
import { SiteError } from '../../base/site-error.js';
import { createAssetStore } from '../../pipeline/assets.js';
import { brokenImageRule } from '../../pipeline/broken-reference.js';
import { createClientContent } from '../../pipeline/client-content.js';
import { createClientData } from '../../pipeline/client-data.js';
import { compileContent } from '../../pipeline/compile-content.js';
import { composePage, type ComposedPage, type ComposerParts } from '../../pipeline/compose-page.js';
import { engineInit } from '../../pipeline/engine-input.js';
import type { ContentJob, ContentReport, EngineLocale, PageJob } from '../../pipeline/engine-types.js';
import { pageError, plainPageError } from '../../pipeline/page-error.js';
import { importedFiles } from '../../pipeline/imported-files.js';
import { parseMarkup } from '../../pipeline/parse-markup.js';
import { missingImports } from '../../pipeline/missing-imports.js';
import { fromPlainError } from '../../pipeline/plain-error.js';
import { contentJob, type PagePlan } from '../../pipeline/plan-pages.js';
import { createRegionStore, type RegionStore } from '../../pipeline/region-store.js';
import { contentUse } from '../../pipeline/resolve-uses.js';
import type { IslandSettings } from '../../../shared/boot-settings.js';
import { MDX_COMPONENTS, type Renderer, type ServerEntry } from '../../../shared/render.js';
import { importKind } from '../../site/content-files.js';
import type { MarkdownImports } from '../../site/markdown-imports.js';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import { dataUrls } from './data-answer.js';
import type { DevSite, DevSiteState } from './dev-site.js';

export interface DevRenderer {
  renderPage(plan: PagePlan): Promise<ComposedPage>;
  /** HTML of a branch that some page has left out. */
  branch(hash: string): string | undefined;
  /** Forgets what was compiled of a file; of all files without an argument. */
  forget(file?: string): void;
  close(): void;
}

export interface DevRendererInput {
  site: DevSite;
  vite: DevEnvironment;
  assetsDir: string;
  logger: Logger;
}

/** What depends on the state of the site, made anew after a reload. */
interface Prepared {
  state: DevSiteState;
  entry: ServerEntry;
  locale: EngineLocale;
  generator: string;
  processors: Processor[];
  renderer: Renderer;
  regions: RegionStore;
}

export function createDevRenderer({ site, vite, assetsDir, logger }: DevRendererInput): DevRenderer {
  const trial = createTrialParser();
  const compiled = new Map<string, CompiledMarkdown>();
  const reports = new Map<string, ContentReport>();
  const branches = new Map<string, string>();
  let prepared: Prepared | undefined;
  /** Files that are watched because code imports them. */
  let watched: MarkdownImports | undefined;

  const islandSettings = ({ locale }: DevSiteState): IslandSettings => ({
    ...vite.islandScripts(),
    data: dataUrls(locale.baseUrl),
  });

  async function prepare(): Promise<Prepared> {
    const entry = await vite.importServerEntry();
    if (prepared?.state !== site.current || prepared.entry !== entry) {
      prepared = await prepareState({ site, entry, previous: prepared, vite, assetsDir, trial });
    }
    return prepared;
  }

  /** True when the bundle lacks something that the file imports. */
  async function compile(job: ContentJob, ready: Prepared, met = new Set<string>()): Promise<boolean> {
    if (met.has(job.id)) return false;
    met.add(job.id);
    const known = reports.get(job.id);
    const { report, ...found } = known ? { report: known, lacks: false } : await compileAnew(job, ready);
    let { lacks } = found;
    for (const specifier of report.imports) {
      const part = importKind(specifier, job.file, ready.state.site);
      if (part.kind !== 'content') continue;
      if (await compile(contentJob(part.file, { locale: ready.state.locale }), ready, met)) lacks = true;
    }
    return lacks;
  }

  async function compileAnew(job: ContentJob, ready: Prepared): Promise<{ report: ContentReport; lacks: boolean }> {
    const { functions } = ready.state.locale;
    const compiler = { processors: ready.processors, assets: assetsOf(ready, assetsDir), functions };
    const report = await compileContent(job, { compiler, compiled });
    if (report.error) throw fromPlainError(report.error);
    const [missing] = missingImports(job, report, ready.state.site);
    if (missing) throw missing;
    reports.set(job.id, report);
    for (const { message, line, column } of report.warnings) logger.warn(`${job.file}:${line}:${column} ${message}`);
    return { report, lacks: site.addSpecifiers(report.imports, job.file) };
  }

  /** Everything that the page needs, compiled and bundled. */
  async function prepareFor(contents: readonly ContentJob[]): Promise<Prepared> {
    if (contents.map(({ file }) => site.addImports(file)).includes(true)) vite.invalidateRegistry();
    const ready = await prepare();
    let lacks = false;
    for (const job of contents) if (await compile(job, ready)) lacks = true;
    if (!lacks) return ready;
    // Plugins of the site have written imports that no text holds.
    vite.invalidateRegistry();
    return prepare();
  }

  /** Markdown that the page's code imports. It may lie anywhere. */
  function importedJobs(job: PageJob, { state, locale }: Prepared): ContentJob[] {
    const { markdown } = vite;
    if (!markdown) return [];
    if (markdown !== watched) vite.watch(Object.keys(markdown.scans));
    watched = markdown;
    const files = importedFiles(job, { markdown, sharedLevels: locale.sharedLevels });
    // What their texts import, their stubs have: the bundle lacks only what plugins write.
    for (const file of files) site.addImports(file);
    return files.map((file) => contentJob(file, { locale: state.locale }));
  }

  return {
    async renderPage(plan) {
      let ready = await prepareFor(plan.contents);
      const { contents, ...page } = plan;
      const place = {
        site: ready.state.site,
        locale: ready.state.locale,
        reports,
        onBrokenLink: (error: SiteError) => {
          if (ready.state.site.siteConfig.markdown.hooks.onBrokenMarkdownLinks === 'ignore') return;
          logger.warn(formatError(error, { colors: logger.colors }));
        },
      };
      const usesOf = (jobs: readonly ContentJob[]) =>
        Object.fromEntries(jobs.map((job) => [job.id, contentUse(job, place)]));
      const own = usesOf(contents);
      const imported = importedJobs({ ...page, uses: own }, ready);
      let lacks = false;
      for (const job of imported) if (await compile(job, ready)) lacks = true;
      if (lacks) {
        vite.invalidateRegistry();
        ready = await prepare();
      }
      const imports = imported.length > 0 && { imported: imported.map(({ id }) => id) };
      const uses = { ...usesOf(imported), ...own };
      const parts: ComposerParts = {
        ...composerParts(ready),
        settings: { ...ready.locale.settings, islands: islandSettings(ready.state) },
        compiled,
        assets: assetsOf(ready, assetsDir),
        // Read when the page has been rendered: only then is it known which style sheets it needs.
        get documentAssets() {
          return vite.documentAssets();
        },
      };
      const composed = await composeWithFallback({ ...page, uses, ...imports }, parts, logger).catch(
        (error: unknown) => {
          throw error instanceof SiteError ? withConfigPlace(error, ready.state.site.configFile) : error;
        },
      );
      if (composed.result.hydrationMode !== 'static') vite.prepareBrowser();
      for (const error of composed.brokenImages ?? []) logger.warn(formatError(error, { colors: logger.colors }));
      for (const { hash, html } of ready.regions.takeNew().flatMap((region) => region.branches))
        branches.set(hash, html);
      return composed;
    },
    branch: (hash) => branches.get(hash),
    forget(file) {
      for (const id of reports.keys()) {
        if (file !== undefined && id.replace(/\?truncated$/, '') !== file) continue;
        reports.delete(id);
      }
    },
    close: () => trial.close(),
  };
}

/** A page that cannot hydrate as it was asked to is rendered in the next way. */
async function composeWithFallback(job: PageJob, parts: ComposerParts, logger: Logger): Promise<ComposedPage> {
  const composed = await composePage(job, parts).catch((error: unknown) => {
    const plain = plainPageError(error, job, parts.siteDir);
    throw pageError(plain, { pathname: job.pathname, sourcesDir: parts.siteDir });
  });
  const { fallback } = composed.result;
  if (!fallback || fallback.to === job.hydration) return composed;
  logger.warn(`${job.pathname} hydrates as "${fallback.to}" instead of "${job.hydration}": ${fallback.why}`);
  return composeWithFallback({ ...job, hydration: fallback.to }, parts, logger);
}

interface PrepareInput {
  site: DevSite;
  entry: ServerEntry;
  previous: Prepared | undefined;
  vite: DevEnvironment;
  assetsDir: string;
  trial: TrialParser;
}

async function prepareState({ site, entry, previous, vite, assetsDir, trial }: PrepareInput): Promise<Prepared> {
  const state = site.current;
  const { locale: name } = state.locale;
  const init = engineInit(state.site, new Map([[name, state.plan]]), assetsDir);
  const locale = init.locales[name];
  if (!locale) throw new Error(`The plan lacks the locale "${name}".`);
  const isSameMarkdown = JSON.stringify(previous?.locale.processors) === JSON.stringify(locale.processors);
  const processors =
    previous && isSameMarkdown
      ? previous.processors
      : await Promise.all(
          locale.processors.map((options, number) =>
            createProcessor(options, { functions: state.locale.functions.processors[number], trial }),
          ),
        );
  const [processor] = processors;
  const renderer = entry.createRenderer(locale.site, {
    renderCodeBlock: (code, language, metastring) => processor?.renderCodeBlock(code, language, metastring) ?? '',
    clientFile: (module) => vite.clientFile(module),
    clientContent: createClientContent({
      // What Markdown can import is among the requests: when one comes, the renderer is prepared anew.
      modules: Object.fromEntries(
        [...site.requests, MDX_COMPONENTS, ...(vite.markdown?.requests ?? [])].map((key) => [
          key,
          vite.clientFile(key),
        ]),
      ),
      outDir: assetsDir,
      baseUrl: state.site.siteConfig.baseUrl,
    }),
    clientData: createClientData({ outDir: assetsDir, baseUrl: state.site.siteConfig.baseUrl }),
    parseMarkup,
  });
  return {
    state,
    entry,
    locale,
    generator: init.generator,
    processors,
    renderer: withoutPreload(renderer),
    regions: createRegionStore(),
  };
}

/** Modules have many files here, and no reader waits for them: browsers would only warn of what is not used at once. */
function withoutPreload({ renderPage, ...constant }: Renderer): Renderer {
  return { ...constant, renderPage: async (request) => ({ ...(await renderPage(request)), preload: [] }) };
}

function assetsOf({ state, locale }: Prepared, outDir: string) {
  const { siteDir, siteConfig } = state.site;
  return createAssetStore({ siteDir, staticDirs: locale.staticDirs, outDir, baseUrl: siteConfig.baseUrl });
}

function composerParts({ state, locale, generator, renderer, regions }: Prepared) {
  const { site, htmlTags, sharedLevels } = locale;
  const onBrokenImages = brokenImageRule(site, state.locale.functions);
  return { siteDir: state.site.siteDir, site, htmlTags, sharedLevels, generator, renderer, regions, onBrokenImages };
}
