/**
 * Broken links and anchors, on what was really rendered. In: the links and ids of each page, and the files that it shows.
 * Out: a list of what leads nowhere. A link in a region, which stands on many pages, is reported once.
 */
import type { PageReport, RegionReport } from '../pipeline/engine-types.js';
import { decodePathname, hasProtocol, removeTrailingSlash, splitUrl } from '../../shared/url.js';

export interface BrokenLink {
  /** Page that holds the link; `undefined` for a link in the shell. */
  page: string | undefined;
  link: string;
  /** `file`: an image or the like, which browsers load with the page. */
  kind: 'link' | 'anchor' | 'file';
}

export interface LinkCheckInput {
  pages: readonly Pick<PageReport, 'pathname' | 'links' | 'anchors' | 'media'>[];
  regions: readonly Pick<RegionReport, 'links' | 'media'>[];
  /** Pathnames of static files and other outputs that a link may name, beside pages. */
  isFile: (pathname: string) => boolean;
  /** Pages that also answer for every path below them. */
  nonExact: readonly string[];
}

export function checkLinks({ pages, regions, isFile, nonExact }: LinkCheckInput): BrokenLink[] {
  const known = new Map(pages.map((page) => [normalTarget(page.pathname), new Set(page.anchors)]));
  const prefixes = nonExact.map((prefix) => `${normalTarget(prefix)}/`);
  const find = createLinkFinder({ known, isFile, prefixes });
  const broken: BrokenLink[] = [];
  const check = (link: string, pathname: string, page: string | undefined) => {
    const kind = find(link, pathname);
    if (kind) broken.push({ page, link, kind });
  };
  const checkFile = (link: string, pathname: string, page: string | undefined) => {
    if (find(link, pathname) === 'link') broken.push({ page, link, kind: 'file' });
  };
  for (const { pathname, links, media = [] } of pages) {
    for (const link of new Set(links)) check(link, pathname, pathname);
    for (const link of new Set(media)) checkFile(link, pathname, pathname);
  }
  const shared = (links: readonly string[]) => new Set(links.filter((link) => link.startsWith('/')));
  for (const link of shared(regions.flatMap((region) => region.links))) check(link, '/', undefined);
  for (const link of shared(regions.flatMap((region) => region.media ?? []))) checkFile(link, '/', undefined);
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
  const target = normalTarget(pathname);
  const anchors = known.get(target);
  if (!anchors) return isFile(target) || prefixes.some((prefix) => target.startsWith(prefix)) ? undefined : 'link';
  const id = decodePathname(hash.slice(1));
  return id === '' || anchors.has(id) ? undefined : 'anchor';
}

/** Decoded, without query, hash and slash at the end. */
export function normalTarget(pathname: string): string {
  return removeTrailingSlash(decodePathname(splitUrl(pathname).pathname)) || '/';
}
