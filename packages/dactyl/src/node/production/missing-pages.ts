/**
 * Fragments that say "no page here", for links that lead to none: to a page that is not there, to files, to paths below a page
 * that answers for them. Navigation asks for a page by a name that follows from the address, so without such a file each of
 * these would be a 404 in the console of a reader who only points at the link.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { linkOrCopyFile, writeFileAtomic } from '../base/files.js';
import { FRAGMENT_DIR, fragmentName, NO_PAGE } from '../../shared/fragment.js';
import { isFilePathname, splitUrl } from '../../shared/url.js';
import type { LocaleSite, Site } from '../site/types.js';
import { normalTarget, ORIGIN } from './check-links.js';
import type { RenderedSite } from './rendered-site.js';

export interface MissingPagesInput {
  site: Site;
  rendered: Pick<RenderedSite, 'pages' | 'regions'>;
  /** The output that is being made, and the one that is in place. */
  outDir: string;
  oldDir: string;
}

export async function writeMissingPages({ site, rendered, outDir, oldDir }: MissingPagesInput): Promise<void> {
  for (const target of targetsWithoutPage(rendered)) {
    const locale = localeOf(target, site);
    if (!locale) continue;
    const file = path.join(locale.outSubdir, FRAGMENT_DIR, fragmentName(target));
    const before = await readFile(path.join(oldDir, file), 'utf8').catch(() => undefined);
    // What is as it was stays the same file, as pages do.
    if (before === NO_PAGE) await linkOrCopyFile(path.join(oldDir, file), path.join(outDir, file));
    else await writeFileAtomic(path.join(outDir, file), NO_PAGE);
  }
}

/** Pathnames to which links of the site lead, and where it has no page. */
export function targetsWithoutPage({ pages, regions }: MissingPagesInput['rendered']): Set<string> {
  const known = new Set(pages.map(({ pathname }) => normalTarget(pathname)));
  const targets = new Set<string>();
  const seen = new Set<string>();
  const look = (link: string, from: string) => {
    const { pathname } = splitUrl(link);
    if (pathname === '' || (pathname.startsWith('/') && seen.has(pathname))) return;
    if (pathname.startsWith('/')) seen.add(pathname);
    const target = targetOf(pathname, from);
    if (target !== undefined && !isFilePathname(target) && !known.has(normalTarget(target))) targets.add(target);
  };
  for (const { pathname, links } of pages) for (const link of links) look(link, pathname);
  for (const { links } of regions) for (const link of links) if (link.startsWith('/')) look(link, '/');
  return targets;
}

function targetOf(link: string, from: string): string | undefined {
  if (!URL.canParse(link, ORIGIN + from)) return undefined;
  const { origin, pathname } = new URL(link, ORIGIN + from);
  return origin === ORIGIN ? pathname : undefined;
}

/** The one whose pages the address could be among: `/zh/` before `/`. */
function localeOf(target: string, { locales }: Site): LocaleSite | undefined {
  const [locale] = locales
    .filter(({ baseUrl }) => `${target}/`.startsWith(baseUrl))
    .toSorted((a, b) => b.baseUrl.length - a.baseUrl.length);
  return locale;
}
