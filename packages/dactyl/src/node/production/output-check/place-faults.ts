/**
 * Faults of the output → findings with places in the sources. The sources are searched only when something is wrong. What many
 * pages show from one place, or what no source has (a link of the navigation bar), is one finding.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { definedProps } from '../../../shared/defined-props.js';
import { placeAt, type TextPlace } from '../../base/text-place.js';
import { withoutCode } from '../../markdown/code-ranges.js';
import { normalTarget } from '../check-links.js';
import { findLinkPlaces } from '../link-places.js';
import type { PageSource } from '../source-of-page.js';
import { escapeRegExp } from './escape-reg-exp.js';
import type { Finding } from './finding.js';
import type { JudgedFault } from './judge-faults.js';
import type { KnownPage, Subject } from './types.js';

export interface PlaceInput {
  /** The output folder. */
  dir: string;
  pages: ReadonlyMap<string, Pick<KnownPage, 'url'>>;
  /** Normal pathname of a page → its source. */
  sources: ReadonlyMap<string, PageSource>;
  /** Where links of the navigation bar and the footer are written. */
  config: PageSource;
}

export function placeFaults(faults: readonly JudgedFault[], input: PlaceInput): Finding[] {
  const read = createReader();
  const merged = new Map<string, Finding>();
  for (const fault of faults) {
    for (const found of placesOf(fault, input, read)) {
      const key = JSON.stringify([found.rule, found.message, keyOf(found)]);
      const known = merged.get(key);
      if (known) known.pages.push(...found.pages.filter((page) => page !== known.pages.at(-1)));
      else merged.set(key, found);
    }
  }
  return [...merged.values()].toSorted(byPlace);
}

/** What has a place is one finding for each place. What has none is the same wherever the same address is wrong. */
function keyOf({ file, line, column, target }: Finding): unknown {
  if (line !== undefined) return [file, line, column];
  return target !== undefined && /^(?:\/|https?:)/.test(target) ? undefined : file;
}

function placesOf(fault: JudgedFault, input: PlaceInput, read: ReadFile): Finding[] {
  const { rule, severity, message, advice, suggestion, subject, file, fix } = fault;
  const url = input.pages.get(file)?.url ?? file;
  // What is gone has no page: what is to be mended is in the configuration.
  const written = input.pages.has(file) ? path.join(input.dir, file) : input.config.file;
  const source = input.sources.get(normalTarget(url));
  const base = definedProps({ rule, severity, message, advice, suggestion, target: subject?.text, fix, pages: [url] });
  if (source && (!subject || subject.kind === 'url'))
    return [{ ...base, file: existing(source.file, read) ?? written }];
  for (const candidate of subject && source ? [source, input.config] : subject ? [input.config] : []) {
    const places = findPlaces(subject, candidate, read);
    if (places.length > 0) return places.map((place) => ({ ...base, ...place, file: candidate.file }));
  }
  return [{ ...base, file: written }];
}

/** Old versions may come from git: their files are in no folder. */
function existing(file: string, read: ReadFile): string | undefined {
  return read(file) === undefined ? undefined : file;
}

function findPlaces(subject: Subject | undefined, source: PageSource, read: ReadFile): TextPlace[] {
  const text = read(source.file);
  if (text === undefined || !subject || subject.kind === 'url') return [];
  const isMarkdown = /\.mdx?$/i.test(source.file);
  if (subject.kind === 'address') return findLinkPlaces(text, subject.text, { baseUrl: source.baseUrl, isMarkdown });
  const shown = isMarkdown ? withoutCode(text) : text;
  const pattern = subject.kind === 'id' ? idPattern(subject.text) : headingPattern(subject.text);
  return [...shown.matchAll(pattern)].map(({ index }) => placeAt(text, index));
}

function idPattern(id: string): RegExp {
  const text = escapeRegExp(id);
  return new RegExp(`\\{#${text}\\}|\\bid=["']${text}["']|\\bid=\\{["']${text}["']\\}`, 'g');
}

/** A heading in Markdown, perhaps with an id, or in tags; one with other marks in it is not found. */
function headingPattern(heading: string): RegExp {
  const text = escapeRegExp(heading);
  return new RegExp(`^#{1,6}[ \\t]+${text}(?=[ \\t]*(?:\\{#[^}]*\\}|#*)[ \\t]*$)|<h[1-6][^>]*>\\s*${text}\\s*<`, 'gm');
}

type ReadFile = (file: string) => string | undefined;

/** Many findings may be in one file. */
function createReader(): ReadFile {
  const texts = new Map<string, string | undefined>();
  return (file) => {
    if (!texts.has(file)) texts.set(file, readIfThere(file));
    return texts.get(file);
  };
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function byPlace(a: Finding, b: Finding): number {
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return (
    compare(a.file, b.file) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    (a.column ?? 0) - (b.column ?? 0) ||
    compare(a.message, b.message)
  );
}
