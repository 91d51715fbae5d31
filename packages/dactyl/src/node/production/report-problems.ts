/** What is said at the end of a build: errors that pages had, warnings, and links that lead nowhere. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withConfigPlace } from '../config/problems.js';
import type { BrokenReferenceHook, Severity } from '../config/types.js';
import { authorFile, isFile } from '../base/files.js';
import type { Logger } from '../base/logger.js';
import { SiteError, sortByPlace, throwAll } from '../base/site-error.js';
import { nonExactPaths } from '../site/pages.js';
import type { Site } from '../site/types.js';
import { checkLinks, normalTarget, type BrokenLink } from './check-links.js';
import { describeBrokenLinks, type LinkKnowledge, type SourcePlaces } from './describe-links.js';
import { findLinkPlaces } from './link-places.js';
import type { RenderedSite } from './rendered-site.js';
import { reportBySeverity } from './severity.js';
import { pageSources } from './source-of-page.js';

/** All errors that a person can mend at once; an error of ours goes first, because it may have caused them. */
export function failOnErrors(errors: readonly Error[], configFile: string): void {
  const ours = errors.find((error) => !(error instanceof SiteError));
  if (ours) throw ours;
  const mistakes = errors.filter((error) => error instanceof SiteError);
  throwAll(sortByPlace(distinct(mistakes).map((error) => withConfigPlace(error, configFile))));
}

export interface LinkReport {
  site: Site;
  /** The output that was just made. */
  dir: string;
  logger: Logger;
}

/** What shows on pages without knowing the others: all that a part of a build can say. */
export function reportReferences(rendered: RenderedSite, { site, logger }: Omit<LinkReport, 'dir'>): void {
  reportWarnings(rendered, logger);
  throwAll(brokenReferences(rendered, { site, logger }));
}

export function reportLinks(rendered: RenderedSite, { site, dir, logger }: LinkReport): void {
  const { onBrokenLinks, onBrokenAnchors } = site.siteConfig;
  reportWarnings(rendered, logger);
  const broken = findBrokenLinks(rendered, { site, dir });
  const known = broken.length > 0 ? linkKnowledge(rendered, site) : undefined;
  // To describe them takes longer than to find them.
  const report = (severity: Severity, kind: BrokenLink['kind']) =>
    severity === 'ignore' || !known ? [] : reportBySeverity(severity, brokenLinks(broken, kind, known), logger);
  throwAll([
    ...brokenReferences(rendered, { site, logger }),
    ...report(onBrokenLinks, 'link'),
    ...report(onBrokenAnchors, 'anchor'),
    // The site format looks at no images, so a site that builds elsewhere builds here.
    ...report(onBrokenLinks === 'throw' ? 'warn' : onBrokenLinks, 'file'),
  ]);
}

function brokenReferences(
  { brokenMarkdownLinks, brokenMarkdownImages }: RenderedSite,
  { site, logger }: Omit<LinkReport, 'dir'>,
): SiteError[] {
  const { onBrokenMarkdownLinks, onBrokenMarkdownImages } = site.siteConfig.markdown.hooks;
  return [
    ...referencesBySeverity(onBrokenMarkdownLinks, brokenMarkdownLinks, logger),
    ...referencesBySeverity(onBrokenMarkdownImages, brokenMarkdownImages, logger),
  ];
}

/** What a function of the site has seen to needs no word. */
function referencesBySeverity(
  severity: Severity | BrokenReferenceHook,
  errors: readonly Error[],
  logger: Logger,
): readonly SiteError[] {
  if (typeof severity === 'function') return [];
  const known = errors.filter((error) => error instanceof SiteError);
  return reportBySeverity(severity, sortByPlace(distinct(known)), logger);
}

/** Asked only when something is broken. */
function linkKnowledge({ pages }: RenderedSite, { siteDir, configFile, locales }: Site): LinkKnowledge {
  const sources = pageSources({ siteDir, locales });
  return {
    pages: new Map(pages.map(({ pathname, anchors }) => [normalTarget(pathname), anchors])),
    placesOf({ page, link }) {
      const config = { file: configFile, baseUrl: locales[0]?.baseUrl ?? '/' };
      const source = page === undefined ? config : sources.get(normalTarget(page));
      return source && placesIn(link, source);
    },
  };
}

function placesIn(link: string, { file, baseUrl }: { file: string; baseUrl: string }): SourcePlaces | undefined {
  try {
    const isMarkdown = /\.mdx?$/i.test(file);
    const places = findLinkPlaces(readFileSync(file, 'utf8'), link, { baseUrl, isMarkdown });
    return { file: path.relative(process.cwd(), file), places };
  } catch {
    // Old versions may come from git: their files are in no folder.
    return undefined;
  }
}

function reportWarnings({ warnings }: RenderedSite, logger: Logger): void {
  const texts = warnings.map(
    ({ file, line, column, message }) =>
      `${path.relative(process.cwd(), authorFile(file))}:${line}:${column} ${message}`,
  );
  for (const text of new Set(texts)) logger.warn(text);
}

function findBrokenLinks({ pages, regions }: RenderedSite, { site, dir }: Omit<LinkReport, 'logger'>): BrokenLink[] {
  return checkLinks({
    pages,
    regions,
    isFile: (pathname) => isServed(pathname, dir, site.siteConfig.baseUrl),
    nonExact: site.locales.flatMap((locale) => nonExactPaths(locale.routes)),
  });
}

/** Whether a static server finds something: a folder alone is nothing. */
export function isServed(pathname: string, dir: string, baseUrl: string): boolean {
  if (!`${pathname}/`.startsWith(baseUrl)) return false;
  const file = path.join(dir, pathname.slice(baseUrl.length));
  return [file, path.join(file, 'index.html'), `${file}.html`].some(isFile);
}

const TITLES = {
  link: { title: 'Links that lead to no page:', option: 'onBrokenLinks' },
  anchor: { title: 'Links to a heading that is not on the page:', option: 'onBrokenAnchors' },
  file: { title: 'Images and other files that are not there:', option: 'onBrokenLinks' },
};

function brokenLinks(broken: readonly BrokenLink[], kind: BrokenLink['kind'], known: LinkKnowledge): SiteError[] {
  const found = broken.filter((link) => link.kind === kind);
  const { title, option } = TITLES[kind];
  if (found.length === 0) return [];
  const ofFiles = found.some(({ link }) => /\.mdx?(?:[?#]|$)/i.test(link));
  const effect = kind === 'file' ? 'whether they are said' : 'whether they end the build';
  const hint =
    `Correct them. "${option}" in the configuration decides ${effect}.` +
    (kind === 'link' && ofFiles ? ' Docs and posts may name Markdown files; other pages need the address.' : '');
  return [new SiteError(`${title}\n${describeBrokenLinks(found, known)}`, { hint })];
}

/** Locales that share a file, and pages that share a component, report the same mistake. */
function distinct(errors: readonly SiteError[]): SiteError[] {
  const keyOf = ({ message, details: { file, line, column } }: SiteError) =>
    JSON.stringify([message, file, line, column]);
  return [...new Map(errors.map((error) => [keyOf(error), error])).values()];
}
