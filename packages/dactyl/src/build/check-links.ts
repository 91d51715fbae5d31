/**
 * Broken links and anchors, on what was really rendered. In: the links and ids of each page. Out: a list of
 * what leads nowhere. A link in a region, which stands on many pages, is reported once.
 */
import type { PageReport, RegionReport } from '../render/engine-types.js';
import { decodePathname, hasProtocol, removeTrailingSlash, splitUrl } from '../shared/url.js';

export interface BrokenLink {
  /** Page that holds the link; `undefined` for a link in the shell. */
  page: string | undefined;
  link: string;
  kind: 'link' | 'anchor';
}

export interface LinkCheckInput {
  pages: readonly Pick<PageReport, 'pathname' | 'links' | 'anchors'>[];
  regions: readonly Pick<RegionReport, 'links'>[];
  /** Pathnames of static files and other outputs that a link may name, beside pages. */
  isFile: (pathname: string) => boolean;
  /** Pages that also answer for every path below them. */
  nonExact: readonly string[];
}

export function checkLinks({ pages, regions, isFile, nonExact }: LinkCheckInput): BrokenLink[] {
  const known = new Map(pages.map((page) => [normal(page.pathname), new Set(page.anchors)]));
  const prefixes = nonExact.map((prefix) => `${normal(prefix)}/`);
  const find = createLinkFinder({ known, isFile, prefixes });
  const broken: BrokenLink[] = [];
  const check = (link: string, pathname: string, page: string | undefined) => {
    const kind = find(link, pathname);
    if (kind) broken.push({ page, link, kind });
  };
  for (const page of pages) for (const link of new Set(page.links)) check(link, page.pathname, page.pathname);
  const shared = regions.flatMap((region) => region.links).filter((link) => link.startsWith('/'));
  for (const link of new Set(shared)) check(link, '/', undefined);
  return broken;
}

interface Targets {
  /** Normal pathname → ids of the page. */
  known: ReadonlyMap<string, ReadonlySet<string>>;
  isFile: (pathname: string) => boolean;
  prefixes: readonly string[];
}

type LinkFinder = (link: string, from: string) => BrokenLink['kind'] | undefined;

/** Most links start at the root and stand on many pages: each of those is looked up once. */
function createLinkFinder(targets: Targets): LinkFinder {
  const answers = new Map<string, BrokenLink['kind'] | undefined>();
  return (link, from) => {
    if (!link.startsWith('/')) return problemOf(link, from, targets);
    if (!answers.has(link)) answers.set(link, problemOf(link, from, targets));
    return answers.get(link);
  };
}

const ORIGIN = 'http://site';

function problemOf(link: string, from: string, { known, isFile, prefixes }: Targets): BrokenLink['kind'] | undefined {
  if (hasProtocol(link)) return undefined;
  // Text that no browser takes for a URL.
  if (!URL.canParse(link, ORIGIN + from)) return 'link';
  const { origin, pathname, hash } = new URL(link, ORIGIN + from);
  // A scheme such as `web+app:`.
  if (origin !== ORIGIN) return undefined;
  const target = normal(pathname);
  const anchors = known.get(target);
  if (!anchors) return isFile(target) || prefixes.some((prefix) => target.startsWith(prefix)) ? undefined : 'link';
  const id = decodePathname(hash.slice(1));
  return id === '' || anchors.has(id) ? undefined : 'anchor';
}

function normal(pathname: string): string {
  return removeTrailingSlash(decodePathname(splitUrl(pathname).pathname)) || '/';
}

/** Lines for people: grouped by page, the shell first. */
export function describeBrokenLinks(broken: readonly BrokenLink[]): string {
  const groups = new Map<string | undefined, BrokenLink[]>();
  for (const link of broken) {
    const group = groups.get(link.page);
    if (group) group.push(link);
    else groups.set(link.page, [link]);
  }
  return [...groups]
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : Number(a > b)))
    .flatMap(([page, links]) => [
      page === undefined ? '  On every page (navbar, sidebar or footer):' : `  On ${page}:`,
      ...links.map(({ link }) => `    → ${link}`),
    ])
    .join('\n');
}
