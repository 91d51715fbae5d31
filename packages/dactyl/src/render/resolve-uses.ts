/**
 * Reports of compiled files → what pages use of them: metadata from the plugin that owns a file, URLs of the
 * Markdown files that it links to, the meaning of its imports. Runs where the plugins are.
 */
import { SiteError } from '../node/site-error.js';
import { splitUrl } from '../shared/url.js';
import { findMarkdownSource, importKind } from '../site/content-files.js';
import type { LocaleSite, Site } from '../site/types.js';
import type { ContentJob, ContentReport, ContentUse } from './engine-types.js';

export interface UsePlace {
  site: Site;
  locale: LocaleSite;
  /** Reports by content id: those of the page and of all partials below them. */
  reports: ReadonlyMap<string, ContentReport>;
  /** Takes links to Markdown files that do not exist. */
  onBrokenLink: (error: SiteError) => void;
}

export function contentUse(job: ContentJob, place: UsePlace): ContentUse {
  const { site, locale, reports } = place;
  const report = reports.get(job.id);
  if (!report) throw new Error(`No report of ${job.id}.`);
  const source = findMarkdownSource(job.file, locale.markdown);
  const metadata = source && !source.isPartial(job.file) ? source.getMetadata(job.file) : undefined;
  const assets = source?.getAssets(job.file, report.frontMatter) ?? {};
  const use: ContentUse = {
    id: job.id,
    file: job.file,
    metadata: metadata ?? {},
    assets: dropMissing(assets),
    links: {},
    imports: {},
  };
  for (const link of report.links) {
    const url = resolveLink(link.url, job.file, source);
    if (url === undefined) place.onBrokenLink(brokenLink(link, job.file));
    else use.links[link.index] = url;
  }
  for (const specifier of report.imports) {
    const found = importKind(specifier, job.file, site.siteDir);
    if (found.kind === 'content') {
      const partial = { ...job, id: found.file, file: found.file };
      use.imports[specifier] = { kind: 'contentUse', use: contentUse(partial, place) };
    } else if (found.kind === 'asset') {
      use.imports[specifier] = { kind: 'assetFile', file: found.file };
    } else {
      use.imports[specifier] = found;
    }
  }
  return use;
}

function resolveLink(url: string, file: string, source: ReturnType<typeof findMarkdownSource>): string | undefined {
  const { pathname, suffix } = splitUrl(url);
  const permalink = source?.resolveLink(decode(pathname), file);
  return permalink === undefined || permalink === null ? undefined : permalink + suffix;
}

function decode(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

function brokenLink(link: ContentReport['links'][number], file: string): SiteError {
  return new SiteError(`The link "${link.url}" leads to no Markdown file that is a page.`, {
    file,
    line: link.line,
    column: link.column,
    hint: 'A relative path starts from the folder of this file; a path with a leading slash from the content folder.',
  });
}

function dropMissing(assets: Record<string, string | string[] | undefined>): Record<string, string | string[]> {
  const kept: [string, string | string[]][] = [];
  for (const [key, value] of Object.entries(assets)) if (value !== undefined) kept.push([key, value]);
  return Object.fromEntries(kept);
}
