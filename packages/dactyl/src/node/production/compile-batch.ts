/** Compiles the content of some pages, partials included, and resolves what the content refers to. */
import path from 'node:path';
import { SiteError } from '../base/site-error.js';
import type { ContentJob, ContentReport, Engine, PageJob } from '../pipeline/engine-types.js';
import { fromPlainErrors, toPlainError } from '../pipeline/plain-error.js';
import { pageJob, partialsOf } from '../pipeline/page-job.js';
import type { PagePlan } from '../pipeline/plan-pages.js';
import { missingImports } from '../pipeline/missing-imports.js';
import { findMarkdownSource } from '../site/content-files.js';
import { makeImageCopies } from '../site/image-copies.js';
import type { LocaleSite, Site } from '../site/types.js';
import type { RenderedSite } from './rendered-site.js';
import { contentName } from './shared-cache/group-contents.js';

/** A page that is ready to be rendered. */
export interface CompiledPage {
  plan: PagePlan;
  job: PageJob;
  /** All files that went in, partials included. */
  contents: ContentJob[];
  reports: ReadonlyMap<string, ContentReport>;
}

export interface CompileBatchParts {
  site: Site;
  engine: Engine;
  rendered: RenderedSite;
}

/** Reports of one batch: locale → content id → report. */
type Reports = Map<string, Map<string, ContentReport>>;

/** A page whose content has an error is left out; the error is noted. */
export async function compileBatch(plans: PagePlan[], parts: CompileBatchParts): Promise<CompiledPage[]> {
  const reports = await compileAll(
    plans.flatMap((plan) => plan.contents),
    parts,
  );
  return plans.flatMap((plan) => {
    const page = toPage(plan, reports.get(plan.locale) ?? new Map(), parts);
    return page ? [page] : [];
  });
}

/** Compiles files and, wave by wave, the partials that they import. */
export async function compileAll(first: ContentJob[], { site, engine, rendered }: CompileBatchParts): Promise<Reports> {
  const reports: Reports = new Map();
  let wave = first;
  while (wave.length > 0) {
    const jobs = [...new Map(wave.map((job) => [`${job.locale} ${job.id}`, job])).values()];
    const made = await engine.compile(jobs);
    const partials: ContentJob[] = [];
    for (const [index, compiled] of made.entries()) {
      const job = jobs[index] as ContentJob; // reports come in the order of the jobs
      const locale = localeOf(site, job.locale);
      const failed = await makeImageCopies(compiled, { file: job.file, copies: locale.imageCopies });
      const missing = [...missingImports(job, compiled, site), ...(failed ? [failed] : [])];
      const report = missing[0] ? { ...compiled, imports: [], error: toPlainError(missing[0]) } : compiled;
      const ofLocale = reports.get(job.locale) ?? new Map<string, ContentReport>();
      reports.set(job.locale, ofLocale.set(job.id, report));
      if (missing.length > 0) rendered.errors.push(...missing);
      else if (report.error) rendered.errors.push(...fromPlainErrors(report.error));
      partials.push(...partialsOf(job, report, { site, locale }));
    }
    wave = partials.filter((job) => !reports.get(job.locale)?.has(job.id));
  }
  return reports;
}

/** The page with its content resolved; `undefined` when something in it did not compile. */
export function toPage(
  plan: PagePlan,
  reports: ReadonlyMap<string, ContentReport>,
  { site, rendered }: Pick<CompileBatchParts, 'site' | 'rendered'>,
): CompiledPage | undefined {
  const contents = withPartials(plan.contents, reports, site);
  if (contents.some((job) => !reports.has(job.id) || reports.get(job.id)?.error)) return undefined;
  for (const job of contents) {
    const report = reports.get(job.id);
    if (report?.cacheKey !== undefined) rendered.cacheKeys?.set(contentName(job), report.cacheKey);
    noteContent(job, report, { site, rendered });
    if (report && Object.keys(report.frontMatter).length > 0 && isPartial(job, site))
      rendered.warnings.push({ file: job.file, line: 1, column: 1, message: PARTIAL_FRONT_MATTER });
  }
  const place = {
    site,
    locale: localeOf(site, plan.locale),
    reports,
    onBrokenLink: (error: SiteError) => rendered.brokenMarkdownLinks.push(error),
  };
  try {
    return { plan, job: pageJob(plan, place), contents, reports };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    rendered.errors.push(error);
    return undefined;
  }
}

/** What a build knows of a file that became part of a page. */
export function noteContent(
  { file }: ContentJob,
  report: ContentReport | undefined,
  { site, rendered }: Pick<CompileBatchParts, 'site' | 'rendered'>,
): void {
  rendered.folders.add(path.dirname(file));
  for (const name of Object.keys(report?.codeFiles ?? {}))
    rendered.folders.add(path.dirname(path.resolve(site.siteDir, name)));
  for (const warning of report?.warnings ?? []) rendered.warnings.push({ file, ...warning });
}

const PARTIAL_FRONT_MATTER =
  'This file is part of other pages, so its front matter has no effect. Remove it, or write it into those pages.';

function isPartial({ locale, file }: ContentJob, site: Site): boolean {
  return findMarkdownSource(file, localeOf(site, locale).markdown)?.isPartial(file) === true;
}

/** These files and all that they import. */
export function withPartials(
  jobs: readonly ContentJob[],
  reports: ReadonlyMap<string, ContentReport>,
  site: Site,
): ContentJob[] {
  const all = new Map<string, ContentJob>();
  const visit = (job: ContentJob): void => {
    if (all.has(job.id)) return;
    all.set(job.id, job);
    const report = reports.get(job.id);
    if (report) partialsOf(job, report, { site, locale: localeOf(site, job.locale) }).forEach(visit);
  };
  jobs.forEach(visit);
  return [...all.values()];
}

export function localeOf(site: Site, name: string): LocaleSite {
  const locale = site.locales.find((candidate) => candidate.locale === name);
  if (!locale) throw new Error(`The site has no locale "${name}" in this run.`);
  return locale;
}
