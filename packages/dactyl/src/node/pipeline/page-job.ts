/** A page plan whose content was compiled → a page job: what the content refers to is found. Runs where the plugins are. */
import type { Hydration } from '../../shared/islands.js';
import { importKind } from '../site/content-files.js';
import type { MarkdownImports } from '../site/markdown-imports.js';
import type { LocaleSite, Site } from '../site/types.js';
import type { ContentJob, ContentReport, Fallback, PageJob } from './engine-types.js';
import { importedFiles, type ImportedFilesInput } from './imported-files.js';
import { contentJob, type PagePlan } from './plan-pages.js';
import { contentUse, type UsePlace } from './resolve-uses.js';

/** @param place - With the reports of all content of the page, partials included. */
export function pageJob({ contents, ...page }: PagePlan, place: UsePlace): PageJob {
  return { ...page, uses: Object.fromEntries(contents.map((job) => [job.id, contentUse(job, place)])) };
}

/** Markdown files that a file imports. */
export function partialsOf(
  { file }: ContentJob,
  { imports }: Pick<ContentReport, 'imports'>,
  { site, locale }: { site: Site; locale: LocaleSite },
): ContentJob[] {
  return imports.flatMap((specifier) => {
    const found = importKind(specifier, file, site);
    return found.kind === 'content' ? [contentJob(found.file, { locale })] : [];
  });
}

/** Markdown that the code of the page imports. Which files that are, is known when the bundle is. */
export function importedJobs(
  job: PageJob,
  {
    markdown,
    locale,
    ...input
  }: Omit<ImportedFilesInput, 'markdown'> & {
    markdown: MarkdownImports | undefined;
    locale: LocaleSite;
  },
): ContentJob[] {
  if (!markdown) return [];
  return importedFiles(job, { markdown, ...input }).map((file) => contentJob(file, { locale }));
}

/** The job with what its code imports. */
export function withImported(job: PageJob, imported: readonly ContentJob[], place: UsePlace): PageJob {
  if (imported.length === 0) return job;
  const uses = Object.fromEntries(imported.map((one) => [one.id, job.uses[one.id] ?? contentUse(one, place)]));
  return { ...job, uses: { ...job.uses, ...uses }, imported: imported.map(({ id }) => id) };
}

/** From the least React to the most. */
const MODES: readonly Hydration[] = ['islands', 'adopted', 'full'];

/** The same page in the mode that has to come next. */
export function fallBack<Page extends Pick<PageJob, 'pathname' | 'hydration' | 'fellBack'>>(
  page: Page,
  { to, why }: { to: Hydration; why: string },
): Page & { fellBack: Fallback } {
  if (MODES.indexOf(to) <= MODES.indexOf(page.hydration)) {
    throw new Error(`The page ${page.pathname} cannot hydrate, not even as "${page.hydration}": ${why}`);
  }
  return { ...page, hydration: to, fellBack: { asked: page.fellBack?.asked ?? page.hydration, why } };
}
