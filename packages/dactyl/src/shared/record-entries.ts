/**
 * Names of what a page has read of shared data (`RouteLevel.records`): an entry `NAME KEY`; of its texts (`RouteLevel.recordTexts`)
 * each by itself, `NAME KEY<tab>FIELD<tab>PLACE`, or all of a field, `NAME KEY<tab>FIELD`. The entry does not stand for these texts.
 */

export interface RecordText {
  field: string;
  /** Indexes and keys on the way to the object with the field, each escaped and behind a slash. */
  place: string;
}

export function entryOfText(entry: string, { field, place }: RecordText): string {
  return `${entry}\t${field}\t${place}`;
}

export function entryOfAllTexts(entry: string, field: string): string {
  return `${entry}\t${field}`;
}

/** More texts of a field than this count as all of them: names of a thousand would weigh more than what they save. */
const MOST_TEXTS = 50;

/** The same entries with few names. */
export function joinTexts(entries: ReadonlySet<string>): Set<string> {
  const counts = new Map<string, number>();
  const fieldOf = (entry: string) => /^(.*\t.*)\t/s.exec(entry)?.[1] ?? entry;
  for (const entry of entries) counts.set(fieldOf(entry), (counts.get(fieldOf(entry)) ?? 0) + 1);
  return new Set(
    [...entries].map((entry) => ((counts.get(fieldOf(entry)) ?? 0) > MOST_TEXTS ? fieldOf(entry) : entry)),
  );
}

export interface SplitEntry {
  entry: string;
  field?: string;
  place?: string;
}

export function splitEntry(name: string): SplitEntry {
  const [entry = '', field, place] = name.split('\t');
  return { entry, ...(field !== undefined && { field }), ...(place !== undefined && { place }) };
}
