/**
 * Adds to pages the Markdown that their code imports. Which files that are, is known when the bundle is: the page's own
 * content may have been compiled long before.
 */
import type { ContentJob, ContentReport, EngineInit } from '../pipeline/engine-types.js';
import type { ImportedFilesInput } from '../pipeline/imported-files.js';
import { importedJobs, withImported } from '../pipeline/page-job.js';
import { SiteError } from '../base/site-error.js';
import type { MarkdownImports } from '../site/markdown-imports.js';
import type { Site } from '../site/types.js';
import {
  compileAll,
  localeOf,
  noteContent,
  withPartials,
  type CompileBatchParts,
  type CompiledPage,
} from './compile-batch.js';

/** What a page's code imports, as jobs. */
export type FindImports = (page: CompiledPage) => ContentJob[];

export function createFindImports(
  site: Site,
  init: Pick<EngineInit, 'locales'>,
  markdown: MarkdownImports | undefined,
): FindImports {
  if (!markdown) return () => [];
  const known: ImportedFilesInput['known'] = new Map();
  return ({ job }) => {
    const sharedLevels = init.locales[job.locale]?.sharedLevels ?? [];
    return importedJobs(job, { markdown, sharedLevels, known, locale: localeOf(site, job.locale) });
  };
}

/** A page with an import that does not compile is left out; the error is noted. */
export async function addImports(
  pages: CompiledPage[],
  { findImports, ...parts }: CompileBatchParts & { findImports: FindImports },
): Promise<CompiledPage[]> {
  const jobs = new Map(pages.map((page) => [page, findImports(page)]));
  const all = [...jobs.values()].flat();
  if (all.length === 0) return pages;
  const reports = await compileAll(all, parts);
  return pages.flatMap((page) => {
    const own = jobs.get(page) ?? [];
    return withImports(page, own, { reports: reports.get(page.plan.locale) ?? new Map(), ...parts }) ?? [];
  });
}

/** `undefined` when something in them did not compile. */
export function withImports(
  page: CompiledPage,
  jobs: readonly ContentJob[],
  {
    reports,
    site,
    rendered,
  }: Pick<CompileBatchParts, 'site' | 'rendered'> & { reports: ReadonlyMap<string, ContentReport> },
): CompiledPage | undefined {
  if (jobs.length === 0) return page;
  const contents = withPartials(jobs, reports, site);
  if (contents.some((job) => !reports.has(job.id) || reports.get(job.id)?.error)) return undefined;
  const known = new Set(page.contents.map(({ id }) => id));
  const added = contents.filter(({ id }) => !known.has(id));
  for (const job of added) noteContent(job, reports.get(job.id), { site, rendered });
  const place = {
    site,
    locale: localeOf(site, page.plan.locale),
    reports,
    onBrokenLink: (error: SiteError) => rendered.brokenMarkdownLinks.push(error),
  };
  try {
    return {
      plan: page.plan,
      job: withImported(page.job, jobs, place),
      contents: [...page.contents, ...added],
      reports: new Map([...page.reports, ...reports]),
    };
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    rendered.errors.push(error);
    return undefined;
  }
}
