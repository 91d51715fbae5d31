/**
 * Parses CSV that people write or export (RFC 4180): the first line names the fields, each other line becomes an
 * object of texts. A line that does not fit is a mistake: silently shifted columns would be worse.
 */
import { SiteError } from './site-error.js';
import { placeAt } from './text-place.js';

export interface CsvText {
  text: string;
  /** Absolute, for the message. */
  file: string;
  /** Between fields: a comma, or a tab. */
  separator: ',' | '\t';
}

/** @throws SiteError with line and column. */
export function parseCsv({ text, file, separator }: CsvText): Record<string, string>[] {
  const csv = text.replace(/^\uFEFF/, '');
  const fail = (at: number, reason: string): SiteError =>
    new SiteError(`The file is no valid CSV: ${reason}.`, {
      file,
      ...placeAt(csv, at),
      hint: 'Put a value that holds a separator, a quote or a line break into double quotes, and write a quote inside of it twice.',
    });
  const [header, ...rows] = readRows(csv, separator, fail);
  const names = header?.values ?? [];
  const double = names.findIndex((name, index) => names.indexOf(name) !== index);
  if (double !== -1) throw fail(header?.at ?? 0, `the first line names the field "${names[double]}" twice`);
  return rows.map(({ values, at }) => {
    if (values.length !== names.length) {
      throw fail(at, `this line has ${values.length} fields, the first one names ${names.length}`);
    }
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}

interface Row {
  values: string[];
  /** Offset of its first character. */
  at: number;
}

type Fail = (at: number, reason: string) => SiteError;

function readRows(csv: string, separator: string, fail: Fail): Row[] {
  const rows: Row[] = [];
  let at = 0;
  while (at < csv.length) {
    const row: Row = { values: [], at };
    for (;;) {
      const field = readField(csv, { at, separator, fail });
      row.values.push(field.value);
      at = field.end;
      if (csv[at] !== separator) break;
      at++;
    }
    const isBlank = row.at === at;
    at += csv.startsWith('\r\n', at) ? 2 : 1;
    if (!isBlank) rows.push(row);
  }
  return rows;
}

function readField(
  csv: string,
  { at, separator, fail }: { at: number; separator: string; fail: Fail },
): { value: string; end: number } {
  if (csv[at] !== '"') {
    let end = at;
    while (end < csv.length && csv[end] !== separator && csv[end] !== '\n' && !csv.startsWith('\r\n', end)) end++;
    return { value: csv.slice(at, end), end };
  }
  let end = at + 1;
  for (;;) {
    end = csv.indexOf('"', end);
    if (end === -1) throw fail(at, 'the quote that starts here is not closed');
    if (csv[end + 1] !== '"') break;
    end += 2;
  }
  const next = end + 1;
  if (next < csv.length && csv[next] !== separator && csv[next] !== '\n' && !csv.startsWith('\r\n', next)) {
    throw fail(next, 'something follows a closing quote');
  }
  return { value: csv.slice(at + 1, end).replaceAll('""', '"'), end: next };
}
