/**
 * Links that lead nowhere → lines for people: grouped by page, the shell first, with the place where each was written and
 * the nearest target. What stands on many pages without a place in their sources is said once.
 */
import type { TextPlace } from '../base/text-place.js';
import { nearestName } from '../base/nearest-name.js';
import { splitUrl } from '../../shared/url.js';
import { normalTarget, type BrokenLink } from './check-links.js';

export interface LinkKnowledge {
  /** Where the source of the page has the link. `undefined` when the page has no source. */
  placesOf(link: BrokenLink): SourcePlaces | undefined;
  /** Pathname of each page → its ids. */
  pages: ReadonlyMap<string, readonly string[]>;
}

export interface SourcePlaces {
  /** As it is to be shown. */
  file: string;
  places: readonly TextPlace[];
}

interface Placed extends BrokenLink {
  /** `docs/a.md:5:3`, or empty. */
  at: string;
}

/** From so many pages on, a link without a place is likely to be that of a layout. */
const MANY = 5;

export function describeBrokenLinks(broken: readonly BrokenLink[], known: LinkKnowledge): string {
  const suggestion = createSuggestions(known);
  const suggest = (link: BrokenLink) => {
    const near = suggestion(link);
    return near === undefined ? '' : ` Did you mean "${near}"?`;
  };
  const { folded, single } = fold(place(broken, known));
  const line = (link: Placed) => `    → ${link.link}${link.at && ` (${link.at})`}${suggest(link)}`;
  const shell = single.filter(({ page }) => page === undefined);
  const groups = groupBy(
    single.filter(({ page }) => page !== undefined),
    ({ page = '' }) => page,
  );
  return [
    ...(shell.length > 0 ? ['  On every page (navbar, sidebar or footer):', ...shell.map(line)] : []),
    ...folded.flatMap((links) => [`  ${manyPages(links)}`, ...links.slice(0, 1).map(line)]),
    ...[...groups]
      .toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))
      .flatMap(([page, links]) => [`  On ${page}:`, ...links.map(line)]),
  ].join('\n');
}

function place(broken: readonly BrokenLink[], known: LinkKnowledge): Placed[] {
  const seen = new Set<string>();
  const all = broken.map((link): Placed => {
    const { file, places } = known.placesOf(link) ?? { file: '', places: [] };
    return {
      ...link,
      at: places.map(({ line, column }, index) => `${index > 0 ? '' : file}:${line}:${column}`).join(', '),
    };
  });
  const placed = new Set(all.filter(({ at, link }) => at !== '' && link.startsWith('/')).map(({ link }) => link));
  return all.filter(({ at, link, page }) => {
    // A list of posts shows what is to be mended in the post.
    if (at === '') return page === undefined || !placed.has(link);
    // Pages that are not translated have one source.
    return !seen.has(at) && seen.add(at);
  });
}

/** Where it is said once how many pages have a link. */
function fold(links: readonly Placed[]): { folded: Placed[][]; single: Placed[] } {
  const unplaced = links.filter(({ at, page, link }) => at === '' && page !== undefined && link.startsWith('/'));
  const folded = [...groupBy(unplaced, ({ link }) => link).values()].filter((group) => group.length >= MANY);
  const gone = new Set(folded.flat());
  return { folded, single: links.filter((link) => !gone.has(link)) };
}

function groupBy(links: readonly Placed[], keyOf: (link: Placed) => string): Map<string, Placed[]> {
  const groups = new Map<string, Placed[]>();
  for (const link of links) {
    const group = groups.get(keyOf(link));
    if (group) group.push(link);
    else groups.set(keyOf(link), [link]);
  }
  return groups;
}

function manyPages(links: readonly Placed[]): string {
  const [first, second] = links.map(({ page = '' }) => page).toSorted();
  return `On ${links.length} pages, such as ${first} and ${second}, so perhaps in a layout:`;
}

/** Looking for a near name takes time: who has many faults begins with the first ones, of a large site with few. */
const MOST_COMPARISONS = 50_000;

export function createSuggestions({ pages }: Pick<LinkKnowledge, 'pages'>): (link: BrokenLink) => string | undefined {
  const paths = [...pages.keys()];
  const most = Math.max(3, Math.floor(MOST_COMPARISONS / paths.length));
  const answers = new Map<string, string | undefined>();
  const find = ({ link, kind, page = '/' }: BrokenLink): string | undefined => {
    const { pathname, hash } = new URL(link, `http://site${page}`);
    if (kind === 'anchor') {
      const near = nearestName(hash.slice(1), pages.get(normalTarget(pathname)) ?? []);
      return near === undefined ? undefined : `${splitUrl(link).pathname}#${near}`;
    }
    // Links to Markdown files that did not resolve mean the page that such a file would be.
    const target = normalTarget(pathname).replace(/\.mdx?$/, '');
    return nearestName(target, paths, slipsIn(target)) ?? sameName(target, paths);
  };
  return (link) => {
    if (link.kind === 'file' || !URL.canParse(link.link, 'http://site')) return undefined;
    const key = `${link.link.startsWith('/') ? '' : link.page} ${link.link}`;
    if (!answers.has(key) && answers.size < most) answers.set(key, find(link));
    return answers.get(key);
  };
}

/** A third of the name itself: measured by the whole path, all pages of a folder would be near. */
function slipsIn(path: string): number {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return Math.max(2, Math.floor(name.length / 3));
}

/** A page that has moved keeps its name. */
function sameName(path: string, paths: readonly string[]): string | undefined {
  const name = path.slice(path.lastIndexOf('/'));
  const [found, ...others] = name.length > 2 ? paths.filter((one) => one.endsWith(name)) : [];
  return others.length === 0 ? found : undefined;
}
