/**
 * `dactyl mv`, in two steps, because only the site itself knows addresses. First files move, and what refers to them as files is
 * corrected. Then the site is loaded again: pages that have another address get a redirect, and links by address are corrected.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isFile, isInside } from '../../base/files.js';
import type { Site } from '../../site/types.js';
import { carryOut, forgetPlan, readPlan, writePlan, type Plan } from './carry-out.js';
import { contentFolders } from './content-folders.js';
import { planEdits } from './plan-edits.js';
import { planMoves, type MoveInput } from './plan-moves.js';
import { rewriteAddresses } from './rewrite-addresses.js';
import type { Edit, MovedPage } from './types.js';

/** What has to be known to go on after an interruption. */
export interface MovePlan extends Plan {
  /** Pages of the files that are moved. */
  pages: PlacedPage[];
}

export interface PlacedPage {
  locale: string;
  /** Absolute. */
  file: string;
  /** Below the base URL of the locale, with a slash in front. */
  address: string;
}

export function journalOf(siteDir: string): string {
  return path.join(siteDir, '.dactyl/moves.json');
}

export async function interruptedMove(siteDir: string): Promise<MovePlan | undefined> {
  return readPlan<MovePlan>(journalOf(siteDir));
}

/** Nothing is changed by it. */
export function planMove(site: Site, input: Omit<MoveInput, 'plugins'> & { contents: readonly string[] }): MovePlan {
  const plugins = contentFolders(site);
  const moves = planMoves({ ...input, plugins });
  const sources = plugins
    .flat()
    .flatMap(({ source }) => (moves.some(({ from }) => isInside(source, from)) ? source : []));
  const sidebars = listsBeside(site, sources).filter((list) => belongsTo(list, sources));
  const hasWikilinks = site.siteConfig.markdown.obsidian;
  const edits = planEdits({ siteDir: site.siteDir, moves, plugins, contents: input.contents, sidebars, hasWikilinks });
  return { moves, edits, pages: pagesOf(site, new Set(moves.map(({ from }) => from))) };
}

/** @returns files that were changed meanwhile and are left */
export async function moveFiles(siteDir: string, plan: MovePlan): Promise<string[]> {
  await writePlan(journalOf(siteDir), plan);
  return carryOut(plan);
}

/** Pages whose address has changed, from one site to the next. */
export function movedPages({ moves, pages }: MovePlan, site: Site): MovedPage[] {
  const places = new Map(moves.map(({ from, to }) => [from, to]));
  const now = pagesOf(site, new Set(places.values()));
  const addresses = new Map(now.map(({ locale, file, address }) => [`${locale} ${file}`, address]));
  const moved = pages.flatMap(({ locale, file, address: from }): MovedPage[] => {
    const to = addresses.get(`${locale} ${places.get(file)}`);
    return to === undefined || to === from ? [] : [{ from, to }];
  });
  return [...new Map(moved.map((page) => [page.from, page])).values()];
}

/** Links by address in content, in the configuration and in sidebars. */
export function planAddressEdits(site: Site, pages: readonly MovedPage[], contents: readonly string[]): Edit[] {
  const { baseUrl } = site.siteConfig;
  const sources = contentFolders(site)
    .flat()
    .map(({ source }) => source);
  const files = [...contents, site.configFile, ...listsBeside(site, sources)];
  return [...new Set(files)].flatMap((file): Edit[] => {
    const before = readFileSync(file, 'utf8');
    const after = rewriteAddresses(before, { pages, baseUrl, isMarkdown: /\.mdx?$/i.test(file) });
    return after === before ? [] : [{ file, before, after }];
  });
}

/** Tells plugins of the site. @returns whether one keeps redirects in a file */
export async function addRedirects({ locales }: Site, pages: readonly MovedPage[]): Promise<string | undefined> {
  for (const { plugin } of locales[0]?.plugins ?? []) {
    const file = await plugin.unstable_addRedirects?.(pages);
    if (file !== undefined) return file;
  }
  return undefined;
}

export async function endMove(siteDir: string): Promise<void> {
  await forgetPlan(journalOf(siteDir));
}

function pagesOf({ siteDir, locales }: Site, files: ReadonlySet<string>): PlacedPage[] {
  return locales.flatMap(({ locale, baseUrl, pages }) =>
    pages.flatMap(({ pathname, levels }): PlacedPage[] => {
      const source = levels.at(-1)?.metadata?.sourceFilePath;
      const file = source === undefined ? '' : path.resolve(siteDir, source);
      return files.has(file) ? [{ locale, file, address: `/${pathname.slice(baseUrl.length)}` }] : [];
    }),
  );
}

/** Lists that plugins watch beside the content in these folders, sidebars for example. */
function listsBeside({ siteDir, locales }: Site, sources: readonly string[]): string[] {
  const watched = (locales[0]?.plugins ?? []).map(({ plugin }) =>
    (plugin.getPathsToWatch?.() ?? []).map((file) => path.resolve(siteDir, file)),
  );
  const own = watched.filter((files) => files.some((file) => sources.some((source) => isInside(source, file))));
  const lists = own.flat().filter((file) => /\.(?:json|[cm]?[jt]s)$/.test(file) && isFile(file));
  return [...new Set(lists)];
}

/** Lists of other versions have the name of their folder in front. */
function belongsTo(list: string, sources: readonly string[]): boolean {
  const name = path.basename(list);
  const folders = sources.map((source) => path.basename(source));
  return name.startsWith('version-')
    ? folders.some((folder) => name.startsWith(`${folder}-`))
    : folders.some((folder) => !folder.startsWith('version-'));
}
