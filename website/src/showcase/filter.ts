/** What the showcase is asked for: read from the query of the URL, written into it, and held against a site. */

export const TAGS = [
  'favorite',
  'opensource',
  'meta',
  'template',
  'fixture',
  'design',
  'i18n',
  'versioning',
  'blog',
  'live',
  'large',
  'rtl',
] as const;

/** What a site is, as the project says. */
export type Tag = (typeof TAGS)[number];

/** Sites that the reader marked with a star: no tag of the data, but asked for in the same way. */
export const STARRED = 'starred';

export type FilterTag = Tag | typeof STARRED;

const FILTER_TAGS: readonly FilterTag[] = [STARRED, ...TAGS];

export type Operator = 'OR' | 'AND';

export interface Filter {
  /** Words that must all be somewhere in the texts of a site. */
  name: string;
  tags: readonly FilterTag[];
  /** Whether one of the tags is enough. */
  operator: Operator;
}

export interface FilterEntry {
  id: string;
  tags: readonly Tag[];
  /** Everything that a search looks at. */
  text: string;
}

/** Longer searches find nothing, and have no place in an address. */
const LONGEST_NAME = 100;

/** Anybody can write a query: what it says and nobody knows counts for nothing. */
export function readFilter(search: string): Filter {
  const query = new URLSearchParams(search);
  const asked = new Set(query.getAll('tags'));
  return {
    name: (query.get('name') ?? '').slice(0, LONGEST_NAME),
    tags: FILTER_TAGS.filter((tag) => asked.has(tag)),
    operator: query.get('operator') === 'AND' ? 'AND' : 'OR',
  };
}

/** The query for a filter, empty or with its question mark; what others have in the query stays. */
export function writeFilter({ name, tags, operator }: Filter, search: string): string {
  const query = new URLSearchParams(search);
  for (const key of ['name', 'tags', 'operator']) query.delete(key);
  if (name !== '') query.set('name', name.slice(0, LONGEST_NAME));
  for (const tag of tags) query.append('tags', tag);
  if (operator === 'AND') query.set('operator', operator);
  const written = query.toString();
  return written === '' ? '' : `?${written}`;
}

/** Whether a filter leaves sites out. */
export function isFiltering({ name, tags }: Filter): boolean {
  return tags.length > 0 || wordsOf(name).length > 0;
}

export function matches(entry: FilterEntry, { name, tags, operator }: Filter, stars: ReadonlySet<string>): boolean {
  const text = comparable(entry.text);
  if (!wordsOf(name).every((word) => text.includes(word))) return false;
  if (tags.length === 0) return true;
  const has = (tag: FilterTag) => (tag === STARRED ? stars.has(entry.id) : entry.tags.includes(tag));
  return operator === 'AND' ? tags.every(has) : tags.some(has);
}

export function toggle(tags: readonly FilterTag[], tag: FilterTag): FilterTag[] {
  return tags.includes(tag) ? tags.filter((other) => other !== tag) : [...tags, tag];
}

/** Ids from a text of the storage, which may hold anything. */
export function readStars(stored: string | null): Set<string> {
  return new Set((stored ?? '').split(' ').filter((id) => /^[\w-]+$/.test(id)));
}

export function writeStars(stars: ReadonlySet<string>): string {
  return [...stars].join(' ');
}

function wordsOf(name: string): string[] {
  return comparable(name).split(/\s+/).filter(Boolean);
}

/** Upper and lower case, full width and accents make no difference. */
function comparable(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
}
