/**
 * Ids that headings of a translation take over from its source, so that a link to a place works in each language.
 *
 *     ## Get started        and        ## 开始        →  id "get-started" for both
 *
 * Headings are matched by their place in the outline, never by guessing: where a part of it differs, its headings keep
 * ids of their own, and a link to the source's id is reported. A heading whose own id the source has too is a fixed point.
 */
import GithubSlugger from 'github-slugger';
import type { PageState } from './page-state.js';
import type { MarkdownFile } from './types.js';
import { headingsOutsideComments, plainWords } from './write-heading-ids.js';

export interface SourceIds {
  /** Line of a heading → its id. Headings with an id in the text have none here. */
  ids: Map<number, string>;
  /** Lines of headings without a counterpart, counted from 1. */
  unmatched: number[];
}

interface Heading {
  line: number;
  level: number;
  id: string;
  isWritten: boolean;
}

interface Section {
  heading: Heading;
  sections: Section[];
}

/** Lines with a heading, to be compared; the rest of the source does not matter. */
export function headingsOf(text: string): string {
  const lines = text.split('\n');
  return headingsOutsideComments(text)
    .map(({ index }) => lines[index])
    .join('\n');
}

/** Gives the page the ids of its source, and warns of headings that have to do without. */
export function takeSourceIds(
  page: PageState,
  source: NonNullable<MarkdownFile['sourceHeadings']>,
  options: { maintainCase: boolean },
): void {
  const { ids, unmatched } = sourceIds(page.source, source.text, options);
  page.sourceIds = ids;
  // Other headings must not come by the same ids.
  for (const id of ids.values()) page.slugger.occurrences[id] = 0;
  const [line] = unmatched;
  if (line === undefined || source.isPart) return;
  page.warnings.push({ message: describeUnmatched(unmatched, source.file), line, column: 1 });
}

function describeUnmatched(lines: readonly number[], file: string): string {
  const [what, keep] =
    lines.length === 1 ? ['heading has', 'keeps an id of its own'] : ['headings have', 'keep ids of their own'];
  const places = `${lines.length === 1 ? 'line' : 'lines'} ${lines.join(', ')}`;
  return `${lines.length} ${what} no counterpart in the outline of "${file}" and ${keep}: ${places}. Write the source’s ids behind them, as in "## Title {#id}", or give both files the same headings.`;
}

/** @param source - what `headingsOf` found in the source */
export function sourceIds(text: string, source: string, { maintainCase }: { maintainCase: boolean }): SourceIds {
  const own = outlineOf(text, maintainCase);
  const pairs = matchSections(toSections(outlineOf(source, maintainCase)), toSections(own));
  const written = new Set(own.filter(({ isWritten }) => isWritten).map(({ id }) => id));
  const ids = new Map<number, string>();
  for (const [from, to] of pairs) if (!to.isWritten && !written.has(from.id)) ids.set(to.line, from.id);
  const matched = new Set(pairs.map(([, { line }]) => line));
  const unmatched = own.filter(({ isWritten, line }) => !isWritten && !matched.has(line));
  return { ids, unmatched: unmatched.map(({ line }) => line) };
}

function outlineOf(text: string, maintainCase: boolean): Heading[] {
  const slugger = new GithubSlugger();
  return headingsOutsideComments(text).flatMap(({ index, marks, words, id: written }) => {
    const id = written ?? slugger.slug(plainWords(words), maintainCase);
    // A title has no id, but no other heading gets that which it would have.
    if (marks.length === 1 || id === '') return [];
    return [{ line: index + 1, level: marks.length, id, isWritten: written !== undefined }];
  });
}

function toSections(headings: readonly Heading[]): Section[] {
  const top: Section[] = [];
  const open: Section[] = [];
  for (const heading of headings) {
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop();
    const section = { heading, sections: [] };
    (open.at(-1)?.sections ?? top).push(section);
    open.push(section);
  }
  return top;
}

type Pair = readonly [source: Heading, translation: Heading];

function matchSections(source: readonly Section[], own: readonly Section[]): Pair[] {
  if (isParallel(source, own)) return zip(source, own);
  const pairs: Pair[] = [];
  let [from, ownFrom] = [0, 0];
  for (const [at, section] of own.entries()) {
    const found = source.findIndex((other, index) => index >= from && isSame(other, section));
    const fixed = source[found];
    if (!fixed) continue;
    pairs.push(...matchBetween(source.slice(from, found), own.slice(ownFrom, at)), ...zip([fixed], [section]));
    [from, ownFrom] = [found + 1, at + 1];
  }
  return [...pairs, ...matchBetween(source.slice(from), own.slice(ownFrom))];
}

function matchBetween(source: readonly Section[], own: readonly Section[]): Pair[] {
  return isParallel(source, own) ? zip(source, own) : [];
}

/** Whether both have as many sections of the same levels, and none that the other has in another place. */
function isParallel(source: readonly Section[], own: readonly Section[]): boolean {
  return (
    source.length === own.length &&
    own.every((section, index) => {
      const place = source.findIndex((other) => other.heading.id === section.heading.id);
      return section.heading.level === source[index]?.heading.level && (place === -1 || place === index);
    })
  );
}

function isSame({ heading: one }: Section, { heading: other }: Section): boolean {
  return one.id === other.id && one.level === other.level;
}

function zip(source: readonly Section[], own: readonly Section[]): Pair[] {
  return source.flatMap((from, index) => {
    const to = own[index];
    return to ? [[from.heading, to.heading] as const, ...matchSections(from.sections, to.sections)] : [];
  });
}
