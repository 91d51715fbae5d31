/**
 * Takes what a page depends on apart, into named values that are small enough to be cached for each page. A later build
 * compares them to say what has changed. Short values stay readable, longer ones become hashes.
 *
 * These parts only explain. The key in `page-cache.ts` decides whether a page is kept.
 */
import path from 'node:path';
import { hashText } from '../base/hash.js';
import { entryTitle, withoutEntries } from './shared-entries.js';
import { isRecord } from '../../shared/is-record.js';
import type { ContentReport, ContentUse, EngineLocale, PageJob } from '../pipeline/engine-types.js';

/** Name → value; for a long value, `#` and its hash. */
export type Parts = Record<string, string>;

const SHORT = 48;

export interface MadeOf {
  /** With the hydration that the page asked for. */
  job: PageJob;
  reports: ReadonlyMap<string, ContentReport>;
  /** Entries of shared data that it has read, with their hashes. */
  entries: ReadonlyMap<string, string>;
  siteDir: string;
}

/** The names contain no file names, so that pages of one kind have the same names; see `page-records.ts`. */
export function pageParts({ job, reports, entries, siteDir }: MadeOf): Parts {
  const { locale: _, pathname: __, uses, level, ...page } = job;
  const { props, context, ...route } = level;
  const parts: Parts = {};
  addParts(parts, props, { name: 'data', depth: 1 });
  addParts(parts, context, { name: 'data.context', depth: 1 });
  addParts(parts, route, { name: 'route', depth: 1 });
  addParts(parts, page, { name: 'page', depth: 2 });
  const counts = { text: 0, import: 0 };
  for (const use of Object.values(uses)) addUse(parts, use, { reports, siteDir, counts, kind: 'text' });
  if (entries.size > 0) parts['data of other pages'] = describeEntries(entries);
  return parts;
}

/** More entries than this are told by their number. */
const MOST_ENTRIES = 12;

/** One part for all, because names of parts are shared by pages of one kind. */
function describeEntries(entries: ReadonlyMap<string, string>): string {
  const all = [...entries].map(([entry, hash]) => `${entryTitle(entry)} #${hash.slice(0, 6)}`);
  const rest = all.slice(MOST_ENTRIES);
  const more = rest.length > 0 ? [`and ${rest.length} more #${hashText(rest.join(), 6)}`] : [];
  return [...all.slice(0, MOST_ENTRIES), ...more].join(', ');
}

interface UsePlace extends Pick<MadeOf, 'reports' | 'siteDir'> {
  kind: 'text' | 'import';
  /** Number of uses of each kind so far. */
  counts: Record<'text' | 'import', number>;
}

function addUse(parts: Parts, { id, file, metadata, imports, ...found }: ContentUse, place: UsePlace): void {
  const { kind, counts } = place;
  counts[kind] += 1;
  // The first text is what the page is about, so each of its fields gets a name.
  const isOwn = kind === 'text' && counts.text === 1;
  const name = isOwn ? kind : `${kind} ${counts[kind]}`;
  const hash = place.reports.get(id)?.sourceHash ?? '';
  parts[name] = `${path.relative(place.siteDir, file).replaceAll(path.sep, '/')} #${hash.slice(0, 6)}`;
  addParts(parts, metadata, isOwn ? { name: 'metadata', depth: 2 } : { name: `metadata of ${name}`, depth: 0 });
  for (const [field, value] of Object.entries(found))
    addParts(parts, value, { name: isOwn ? field : `${field} of ${name}`, depth: 0 });
  for (const [specifier, imported] of Object.entries(imports)) {
    if (imported.kind === 'contentUse') addUse(parts, imported.use, { ...place, kind: 'import' });
    else addParts(parts, imported, { name: `code ${specifier}`, depth: 0 });
  }
}

/** The same for what all pages of a locale depend on. Routes that several pages share are named by their path. */
export function localeParts(all: EngineLocale): Parts {
  const { site, sharedLevels, ...locale } = withoutEntries(all);
  const parts: Parts = {};
  const { siteConfig, globalData, ...others } = site;
  addParts(parts, siteConfig, { name: 'configuration', depth: 2 });
  addParts(parts, globalData, { name: 'plugins', depth: 2 });
  addParts(parts, others, { name: 'site', depth: 1 });
  addParts(parts, locale, { name: 'locale', depth: 1 });
  for (const [index, { path: route, props, ...level }] of sharedLevels.entries()) {
    // The number is needed because routes may share a path: versions, tags.
    const name = `routes ${index} ${route}`;
    addParts(parts, props, { name, depth: 2 });
    addParts(parts, level, { name, depth: 0 });
  }
  return parts;
}

interface Naming {
  name: string;
  /** Number of levels at which objects are taken apart. */
  depth: number;
}

function addParts(parts: Parts, value: unknown, { name, depth }: Naming): void {
  if (depth > 0 && isRecord(value)) {
    for (const [key, inner] of Object.entries(value))
      addParts(parts, inner, { name: `${name}.${key}`, depth: depth - 1 });
    return;
  }
  const json = JSON.stringify(value) as string | undefined; // undefined for what JSON does not have
  if (json === undefined || json === '{}' || json === '[]') return;
  parts[name] = json.length <= SHORT ? json : `#${hashText(json, 6)}`;
}
