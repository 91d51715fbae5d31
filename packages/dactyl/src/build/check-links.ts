/**
 * Broken links and anchors, on what was really rendered. In: the links and ids of each page. Out: a list of
 * what leads nowhere. A link in a region, which stands on many pages, is reported once.
 */
import type { PageReport, RegionReport } from '../render/engine-types.js';
import { hasProtocol, splitUrl } from '../shared/url.js';

export interface BrokenLink {
  /** Page that holds the link; `undefined` for a link in the shell. */
  page: string | undefined;
  link: string;
  kind: 'link' | 'anchor';
}

export interface LinkCheckInput {
  pages: readonly PageReport[];
  regions: readonly RegionReport[];
  /** Pathnames of static files and other outputs that a link may name, beside pages. */
  isFile: (pathname: string) => boolean;
  /** Pages that also answer for every path below them. */
  nonExact: readonly string[];
}

export function checkLinks({ pages, regions, isFile, nonExact }: LinkCheckInput): BrokenLink[] {
  const known = new Map(pages.map((page) => [normal(page.pathname), new Set(page.anchors)]));
  const broken: BrokenLink[] = [];
  const check = (link: string, pathname: string, page: string | undefined) => {
    const kind = problemOf(link, pathname, { known, isFile, nonExact });
    if (kind) broken.push({ page, link, kind });
  };
  for (const page of pages) for (const link of new Set(page.links)) check(link, page.pathname, page.pathname);
  const shared = regions.flatMap((region) => region.links).filter((link) => link.startsWith('/'));
  for (const link of new Set(shared)) check(link, '/', undefined);
  return broken;
}

interface Site extends Omit<LinkCheckInput, 'pages' | 'regions'> {
  /** Normal pathname → ids of the page. */
  known: ReadonlyMap<string, ReadonlySet<string>>;
}

function problemOf(link: string, from: string, site: Site): BrokenLink['kind'] | undefined {
  if (hasProtocol(link)) return undefined;
  const { pathname, hash } = new URL(link, `http://site${from}`);
  const anchors = site.known.get(normal(pathname));
  if (!anchors) {
    const exists = site.isFile(decode(pathname)) || site.nonExact.some((prefix) => pathname.startsWith(`${prefix}/`));
    return exists ? undefined : 'link';
  }
  const id = decode(hash.slice(1));
  return id === '' || anchors.has(id) ? undefined : 'anchor';
}

function normal(pathname: string): string {
  return decode(splitUrl(pathname).pathname).replace(/\/$/, '') || '/';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Lines for people: grouped by page, the shell first. */
export function describeBrokenLinks(broken: readonly BrokenLink[]): string {
  const groups = new Map<string | undefined, BrokenLink[]>();
  for (const link of broken) groups.set(link.page, [...(groups.get(link.page) ?? []), link]);
  return [...groups]
    .toSorted(([a], [b]) => (a ?? '').localeCompare(b ?? ''))
    .flatMap(([page, links]) => [
      page === undefined ? '  On every page (navbar, sidebar or footer):' : `  On ${page}:`,
      ...links.map(({ link }) => `    → ${link}`),
    ])
    .join('\n');
}
