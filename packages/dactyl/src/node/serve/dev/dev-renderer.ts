/** Makes requested pages, with the code that makes them in a build. Compiled files are cached until they change. */
import { withConfigPlace } from '../../config/problems.js';
import { createTrialParser } from '../../markdown/trial-parser.js';
import type { Logger } from '../../base/logger.js';
import { formatError } from '../../base/print-error.js';
import { SiteError } from '../../base/site-error.js';
import type { ComposedPage } from '../../pipeline/compose-page.js';
import type { ContentJob, ContentReport, PageJob } from '../../pipeline/engine-types.js';
import { describeBlocked } from '../../pipeline/content-policy/describe-blocked.js';
import { pageError, plainPageError } from '../../pipeline/page-error.js';
import { fallBack, importedJobs, pageJob, withImported } from '../../pipeline/page-job.js';
import type { PagePlan } from '../../pipeline/plan-pages.js';
import type { UsePlace } from '../../pipeline/resolve-uses.js';
import type { MarkdownImports } from '../../site/markdown-imports.js';
import type { DevEnvironment } from '../../bundle/create-dev-environment.js';
import { createDevContent, type DevContent } from './dev-content.js';
import { createPreparation, type Prepared } from './dev-maker.js';
import type { DevSite } from './dev-site.js';
import type { KeptBranches } from './kept-branches.js';

export interface DevRenderer {
  renderPage(plan: PagePlan): Promise<ComposedPage>;
  /** HTML of a branch that a page has left out. */
  branch(hash: string): string | undefined;
  /** Content whose code fences show this file. */
  showing(file: string): string[];
  /** Removes the compiled results of a file from the cache; without an argument, those of all files. */
  forget(file?: string): void;
  close(): Promise<void>;
}

export interface DevRendererInput {
  site: DevSite;
  vite: DevEnvironment;
  assetsDir: string;
  /** Those of the locale. */
  keptBranches: KeptBranches;
  logger: Logger;
}

export function createDevRenderer(input: DevRendererInput): DevRenderer {
  const { vite, logger, keptBranches } = input;
  const trial = createTrialParser();
  const content = createDevContent(input);
  const branches = new Map<string, string>();
  const preparation = createPreparation({ ...input, trial, compiled: content.compiled, branches: keptBranches });
  const steps = createSteps(content, preparation.get, input);

  return {
    async renderPage(plan) {
      // What the cache forgets while this page is made is still there for it.
      const reports = new Map<string, ContentReport>();
      const first = await steps.prepareFor(plan.contents, reports);
      const place = placeOf(first, reports, logger);
      const own = pageJob(plan, place);
      const imported = steps.findImported(own, first);
      const ready = await steps.compileAll(imported, first, reports);
      const composed = await makePage(withImported(own, imported, place), ready, logger);
      if (composed.result.hydrationMode !== 'static') vite.prepareBrowser();
      for (const error of composed.brokenImages ?? []) logger.warn(formatError(error, { colors: logger.colors }));
      for (const blocked of composed.policy?.blocked ?? []) logger.warn(describeBlocked(blocked));
      const cut = ready.maker.regions.takeNew().flatMap((region) => region.branches);
      for (const { name, html } of cut) branches.set(name, html);
      keptBranches.keep();
      return composed;
    },
    branch: (name) => branches.get(name),
    showing: (file) => content.showing(file),
    forget: (file) => content.forget(file),
    async close() {
      trial.close();
      await preparation.close();
    },
  };
}

/** The steps before rendering. After each step the bundle contains what its files import. */
function createSteps(content: DevContent, prepare: () => Promise<Prepared>, { site, vite }: DevRendererInput) {
  /** Files that are watched because code imports them. */
  let watched: MarkdownImports | undefined;

  async function compileAll(
    jobs: readonly ContentJob[],
    ready: Prepared,
    reports: Map<string, ContentReport>,
  ): Promise<Prepared> {
    for (const job of jobs) await content.compile(job, ready, reports);
    // The bundle may lack imports of these files, also if another request has compiled them since.
    return prepare();
  }

  async function prepareFor(contents: readonly ContentJob[], reports: Map<string, ContentReport>): Promise<Prepared> {
    if (contents.map(({ file }) => site.addImports(file)).includes(true)) vite.invalidateRegistry();
    return compileAll(contents, await prepare(), reports);
  }

  /** Markdown files that the page's code imports. They may be in any folder. */
  function findImported(job: PageJob, { state, locale: { sharedLevels } }: Prepared): ContentJob[] {
    const { markdown } = vite;
    if (markdown && markdown !== watched) vite.watch(Object.keys(markdown.scans));
    watched = markdown ?? watched;
    const jobs = importedJobs(job, { markdown, sharedLevels, locale: state.locale });
    // Their stubs import what their texts import, so the bundle only lacks imports that plugins add.
    for (const { file } of jobs) site.addImports(file);
    return jobs;
  }

  return { compileAll, prepareFor, findImported };
}

function placeOf(
  { state: { site, locale } }: Prepared,
  reports: ReadonlyMap<string, ContentReport>,
  logger: Logger,
): UsePlace {
  return {
    site,
    locale,
    reports,
    onBrokenLink(error) {
      if (site.siteConfig.markdown.hooks.onBrokenMarkdownLinks === 'ignore') return;
      logger.warn(formatError(error, { colors: logger.colors }));
    },
  };
}

/** Makes a page. If it cannot hydrate as requested, it is made again in the next mode. */
async function makePage(job: PageJob, ready: Prepared, logger: Logger): Promise<ComposedPage> {
  const composed = await ready.maker.make(job).catch((error: unknown) => {
    throw explained(error, job, ready);
  });
  const { fallback } = composed.result;
  if (!fallback) return composed;
  logger.warn(`${job.pathname} hydrates as "${fallback.to}" instead of "${job.hydration}": ${fallback.why}`);
  return makePage(fallBack(job, fallback), ready, logger);
}

function explained(error: unknown, job: PageJob, { state: { site } }: Prepared): Error {
  const { siteDir, configFile } = site;
  const found = pageError(plainPageError(error, job, siteDir), { pathname: job.pathname, sourcesDir: siteDir });
  return found instanceof SiteError ? withConfigPlace(found, configFile) : found;
}
