/**
 * The text of `dactyl build --explain`: why pages were made instead of kept, in counts, and for single pages in full. The
 * reasons are the differences between what a page is made of now and what it was made of before.
 */
import type { Parts } from './page-parts.js';
import { formatCount } from '../../shared/format-count.js';

export interface PageSources {
  page: Parts;
  locale: Parts;
}

export interface MadePage {
  pathname: string;
  now: PageSources;
  /** Absent if no earlier build made the page. */
  before?: PageSources | undefined;
  /** The fault of its files in the last output, if the page is made of the same as before. */
  output?: Reason | undefined;
}

/** Why a page was made. */
export interface Reason {
  /** The reason in words; pages are counted by it. */
  what: string;
  /** The file or field that differs. */
  detail?: string;
}

export interface Explanation {
  add(page: MadePage): void;
  /** Describes all pages. `bundleChanges`: names of the inputs of the bundle that have changed. */
  describe(sum: { kept: number; bundleChanges: readonly string[] }): string;
}

/** @param inFull - Pathnames of the pages to be explained in full. */
export function createExplanation(inFull: ReadonlySet<string>): Explanation {
  const groups = new Map<string, { pages: number; details: Set<string> }>();
  const full: MadePage[] = [];
  return {
    add(page) {
      const { what, detail } = mainReason(page);
      const group = groups.get(what) ?? { pages: 0, details: new Set() };
      groups.set(what, group);
      group.pages += 1;
      // One more than is shown, to know that there are more.
      if (detail !== undefined && group.details.size <= SHOWN) group.details.add(detail);
      if (inFull.has(page.pathname)) full.push(page);
    },
    describe({ kept, bundleChanges }) {
      const rows = [...groups].toSorted(([, a], [, b]) => b.pages - a.pages);
      const lines = rows.map(([what, { pages, details }]) => {
        const list = what === BUNDLE ? bundleChanges : [...details].toSorted();
        return `  ${pagesOf(pages)}: ${what}${listOf(list)}`;
      });
      const unchanged = `  ${pagesOf(kept)}: kept, nothing changed`;
      const counts = ['Why pages were made:', ...lines, ...(kept > 0 ? [unchanged] : [])];
      const pages = full.toSorted((a, b) => (a.pathname < b.pathname ? -1 : 1));
      return [...counts, ...pages.flatMap((page) => ['', describePage(page)])].join('\n');
    },
  };
}

const SHOWN = 3;
const BUNDLE = 'the bundle of code and styles changed';

function pagesOf(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'page' : 'pages'}`;
}

function listOf(details: readonly string[]): string {
  if (details.length === 0) return '';
  return ` (${details.slice(0, SHOWN).join(', ')}${details.length > SHOWN ? ', …' : ''})`;
}

/**
 * Names of parts → reasons. The first rule that matches wins, so what belongs to the page itself precedes what belongs to
 * all pages. A group of the pattern is the detail.
 */
const RULES: readonly [part: RegExp, what: string][] = [
  [/^text/, 'the text changed'],
  [/^import/, 'what the text imports changed'],
  [/^metadata\.((?:previous|next)\b.*)/, 'a neighbour changed'],
  [/^metadata(?:\.| of )(.+)/, 'what the plugin knows of the page changed'],
  [/^data\.(.+)/, 'the data of the page changed'],
  [/^data of other pages/, 'data of another page that it shows changed'],
  [/^links/, 'a link leads elsewhere'],
  [/^code (.+)/, 'the code that the text imports changed'],
  [/^(?:page|route)\.(.+)/, 'the route changed'],
  [/^(?:assets|rewritten)/, 'files or addresses that the text names changed'],
  [/^configuration\.(.+)/, 'the configuration changed'],
  [/^Dactyl itself/, 'Dactyl itself changed'],
  [/^the bundle/, BUNDLE],
  [/^routes \d+ (.+)/, 'data that pages of a route share changed'],
  [/^plugins\.(.+)/, 'the global data of a plugin changed'],
  [/^(?:site|locale)\.(.+)/, 'the settings of the language changed'],
];

function mainReason({ before, now, output }: MadePage): Reason {
  if (!before) return { what: 'there was no such page in an earlier build' };
  if (output) return output;
  const changed = changedParts(before, now);
  for (const [pattern, what] of RULES) {
    const found = changed.find(({ name }) => pattern.test(name));
    if (!found) continue;
    const detail = pattern.exec(found.name)?.[1] ?? fileOf(found);
    return { what, ...(detail !== undefined && { detail }) };
  }
  return { what: 'something changed that is not recorded' };
}

/** @example fileOf({ name: 'text', before: 'docs/a.md #12', now: 'docs/a.md #34' }) // 'docs/a.md' */
function fileOf({ before, now }: ChangedPart): string | undefined {
  return /^(.+) #\w*$/.exec(now === NOTHING ? before : now)?.[1];
}

interface ChangedPart {
  name: string;
  before: string;
  now: string;
}

const NOTHING = 'nothing';

function changedParts(before: PageSources, now: PageSources): ChangedPart[] {
  return [...differences(before.page, now.page), ...differences(before.locale, now.locale)];
}

function differences(before: Parts, now: Parts): ChangedPart[] {
  return [...new Set([...Object.keys(before), ...Object.keys(now)])]
    .filter((name) => before[name] !== now[name])
    .map((name) => ({ name, before: before[name] ?? NOTHING, now: now[name] ?? NOTHING }));
}

export function describePage({ pathname, before, now, output }: MadePage): string {
  const changed = before ? changedParts(before, now) : [];
  const head = `${pathname} was made: ${mainReason({ pathname, before, now, output }).what}.`;
  const changes = changed.map((part) => `    ${part.name}: ${part.before} → ${part.now}`);
  return [head, ...(changes.length > 0 ? ['  Changed, before → now:', ...changes] : []), ...dependencies(now)].join(
    '\n',
  );
}

export function describeKeptPage(pathname: string, sources: PageSources): string {
  return [`${pathname} was kept: nothing that it is made of changed.`, ...dependencies(sources)].join('\n');
}

function dependencies({ page, locale }: PageSources): string[] {
  const own = Object.entries(page).map(([name, value]) => `    ${name}: ${value}`);
  const shared = Object.entries(locale).map(([name, value]) => `    ${name}: ${value}`);
  return ['  Made of:', ...own, '  And of what all pages of its language share:', ...shared];
}
