/** Turns a tree of placeholders into HTML with the marks of `shared/marks/`. */
import { stringify } from 'devalue';
import type { IslandReport, IslandWhen } from '../shared/islands.js';
import type { IslandMark, ProvideMark } from '../shared/marks/mark-data.js';
import type { Markup, Range } from '../shared/marks/placeholders.js';
import { withoutBoundaries } from '../shared/marks/react-comments.js';
import { islandMark, ownRegionMark, partMark, provideMark, toCommentJson } from '../shared/marks/write.js';
import { withPartsRead } from '../react/large-parts.js';
import type { PageWork, ProvideRecord } from '../react/page-rendering.js';
import { ownRanges, rangesOf } from './placeholders.js';

export interface MarkWriter {
  work: Pick<PageWork, 'islands' | 'provides'>;
  /** Replaces numbers of raw HTML in a text with that HTML. */
  fill(html: string): string;
  /** Returns the HTML for a region. */
  region(name: string, html: () => string): string;
  /** Called for each island of the page. */
  onIsland?(report: IslandReport): void;
  /** For the second pass: whether marks only contain the island's number, because props are not needed. */
  short?: boolean;
}

/** What encloses the part of the tree that is being written. */
type Surroundings = 'static' | 'island';

export function writeMarks(markup: Markup, writer: MarkWriter, around: Surroundings = 'static'): string {
  let html = '';
  for (const part of markup)
    html += typeof part === 'string' ? text(part, writer, around) : range(part, writer, around);
  return html;
}

/** Writes text. React's own comments are removed outside of islands, because React only runs inside of them. */
function text(markup: string, { fill }: MarkWriter, around: Surroundings): string {
  return fill(around === 'static' ? withoutBoundaries(markup) : markup);
}

function range(part: Range, writer: MarkWriter, around: Surroundings): string {
  const { tag, name, inside } = part;
  switch (tag) {
    case 'island':
      return island(part, writer);
    case 'slot':
    case 'adopt':
      return partMark(tag, name, writeMarks(inside, writer, 'static'));
    case 'hole':
      return partMark(tag, name, writeMarks(inside, writer, 'island'));
    case 'provide':
      return provide(part, writer, around);
    case 'region':
      return writer.region(name, () => writeMarks(inside, writer, around));
    case 'own-region':
      return ownRegionMark(writeMarks(inside, writer, around));
    case 'unused':
    case 'failed':
      return '';
  }
}

function island({ name, inside }: Range, writer: MarkWriter): string {
  const record = writer.work.islands[Number(name)];
  if (!record) throw new Error(`The page has no island ${name}.`);
  if (writer.short) return around({ url: name });
  const { report, file, contents = {}, props } = record;
  const when = report.chosen?.when ? report.when : whenOf(report.when, inside);
  const slots = unusedSlots(inside, writer);
  const mark: IslandMark = {
    url: file.url,
    name: report.name,
    props,
    ...occasion(when, report.chosen?.media),
    preload: file.preload.length > 0 ? [...new Set(file.preload)] : undefined,
    contents: Object.keys(contents).length > 0 ? contents : undefined,
    slots,
  };
  writer.onIsland?.({ ...report, when, size: toCommentJson(mark).length });
  return around(mark);

  function around(start: Partial<IslandMark>): string {
    return islandMark(start, writeMarks(inside, writer, 'island'));
  }
}

function occasion(when: IslandWhen, media: string | undefined): Pick<IslandMark, 'when' | 'media'> {
  if (media === undefined && when !== 'load') return { when };
  return { when: 'media', media: { query: media ?? 'all', occasion: when } };
}

/**
 * When an island hydrates. An island around the whole page (a site's `Root`) runs its effects at once, as in any
 * React app.
 */
function whenOf(when: IslandWhen, inside: Markup): IslandWhen {
  return when === 'visible' && [...rangesOf(inside)].some(({ tag }) => tag === 'region') ? 'idle' : when;
}

/** HTML of the slots that the island did not render, by number. */
function unusedSlots(inside: Markup, writer: MarkWriter): Record<number, string> | undefined {
  const own = [...ownRanges(inside)];
  const rendered = new Set(own.filter(({ tag }) => tag === 'slot').map(({ name }) => name));
  const unused = own.filter(({ tag, name }) => tag === 'unused' && !rendered.has(name));
  if (unused.length === 0) return undefined;
  return Object.fromEntries(unused.map((slot) => [slot.name, writeMarks(slot.inside, writer, 'static')]));
}

function provide({ name, inside }: Range, writer: MarkWriter, around: Surroundings): string {
  const html = writeMarks(inside, writer, around);
  const record = writer.work.provides[Number(name)];
  if (!record || record.value === undefined || !isNeeded(record, inside)) return html;
  const mark: ProvideMark = { name: record.name, value: stringify(writtenValue(record)) };
  return provideMark(mark, html);
}

function writtenValue({ value, parts, read }: ProvideRecord): unknown {
  return value && parts.length > 0 ? withPartsRead(value, parts, read) : value;
}

/**
 * Whether a provider needs a mark. Islands inside a region below do not count, because the region must be the same on
 * other pages.
 */
function isNeeded({ needed, always }: ProvideRecord, inside: Markup): boolean {
  if (needed || !always) return needed;
  return [...rangesOf(inside, ({ tag }) => tag !== 'region')].some(({ tag }) => tag === 'island');
}
