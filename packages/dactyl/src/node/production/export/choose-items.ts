/** Reading lists of a site and what was asked for → the items that are exported. */
import { nearestName, suggestName } from '../../base/nearest-name.js';
import { SiteError } from '../../base/site-error.js';
import type { unstable_ReadingItem, unstable_ReadingList } from '../../plugin-api/reading-order-types.js';

export interface Choice {
  /** Name of a sidebar. */
  sidebar?: string | undefined;
  /** A page, and all pages below it: pathname, without the base URL where that is more handy. */
  path?: string | undefined;
  /** Name or label of a version of the docs; default: the latest of each. */
  version?: string | undefined;
}

export interface SitePages {
  lists: readonly unstable_ReadingList[];
  /** Permalinks of all pages, sorted. */
  permalinks: readonly string[];
  /** Of the locale. */
  baseUrl: string;
}

export function chooseItems({ sidebar, path, version }: Choice, pages: SitePages): unstable_ReadingItem[] {
  const lists = listsOfVersion(pages.lists, { version, anyVersion: path !== undefined });
  const named = sidebar === undefined ? lists : listsWithName(lists, sidebar);
  const listed = once(named.flatMap(({ items }) => items));
  if (path === undefined && (sidebar !== undefined || listed.length > 0)) return listed;
  if (path === undefined) return pages.permalinks.map(toItem);
  const root = rootOf(path, pages.baseUrl);
  const below = listed.flatMap((item) => itemsBelow(item, root));
  if (below.length > 0) return below;
  const others = sidebar === undefined ? pages.permalinks.filter((permalink) => isBelow(permalink, root)) : [];
  if (others.length === 0) throw nothingBelow(path, pages);
  return others.map(toItem);
}

function listsOfVersion(
  lists: readonly unstable_ReadingList[],
  { version: wanted, anyVersion }: { version: string | undefined; anyVersion: boolean },
): readonly unstable_ReadingList[] {
  if (wanted === undefined) return anyVersion ? lists : lists.filter(({ version }) => version?.isLast ?? true);
  const found = lists.filter(({ version }) => version?.name === wanted || version?.label === wanted);
  if (found.length > 0) return found;
  const names = [...new Set(lists.flatMap(({ version }) => version?.name ?? []))];
  throw new SiteError(`The docs have no version "${wanted}".`, { hint: suggestName(wanted, names) });
}

function listsWithName(lists: readonly unstable_ReadingList[], wanted: string): unstable_ReadingList[] {
  const found = lists.filter(({ name }) => name === wanted);
  if (found.length > 0) return found;
  const names = [...new Set(lists.map(({ name }) => name))];
  throw new SiteError(`There is no sidebar "${wanted}".`, {
    hint: names.length === 0 ? 'The site has no sidebars: name a section with --path.' : suggestName(wanted, names),
  });
}

/** A page may stand in several sidebars: the first place counts. */
function once(items: readonly unstable_ReadingItem[], seen = new Set<string>()): unstable_ReadingItem[] {
  return items.flatMap(({ title, permalink, items: inner }) => {
    const isNew = permalink !== undefined && !seen.has(permalink);
    if (isNew) seen.add(permalink);
    const left = once(inner, seen);
    return isNew || left.length > 0 ? [{ title, ...(isNew && { permalink }), items: left }] : [];
  });
}

/** The section with its own page, or what is below it of a section that has other pages, too. */
function itemsBelow(item: unstable_ReadingItem, root: string): unstable_ReadingItem[] {
  const { title, permalink } = item;
  const items = item.items.flatMap((inner) => itemsBelow(inner, root));
  if (permalink !== undefined && isBelow(permalink, root)) return [{ title, permalink, items }];
  return items.length > 1 && items.length === item.items.length ? [{ title, items }] : items;
}

function isBelow(permalink: string, root: string): boolean {
  return permalink.replace(/\/$/, '') === root || permalink.startsWith(`${root}/`);
}

function rootOf(path: string, baseUrl: string): string {
  const pathname = path.startsWith('/') ? path : `/${path}`;
  const full = `${pathname}/`.startsWith(baseUrl) ? pathname : baseUrl + pathname.slice(1);
  return full.replace(/\/$/, '');
}

function toItem(permalink: string): unstable_ReadingItem {
  // The page knows its title.
  return { title: '', permalink, items: [] };
}

function nothingBelow(path: string, { permalinks }: SitePages): SiteError {
  const near = nearestName(path, permalinks);
  const hint =
    near === undefined
      ? `Write the address of a page or a section as it stands behind the host, such as "${permalinks.at(-1) ?? '/docs'}".`
      : `Did you mean "${near}"?`;
  return new SiteError(`There is no page at or below "${path}".`, { hint });
}
