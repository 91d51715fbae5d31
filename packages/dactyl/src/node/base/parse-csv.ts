/**
 * Reads CSV that people write or export (RFC 4180): the first line names the fields, each other line becomes an object
 * of texts. A line with more or fewer fields is a mistake: silently shifted columns would be worse.
 */
import type { ParseError, ParseStepResult } from 'papaparse';
import { SiteError } from './site-error.js';
import { placeAt } from './text-place.js';

export interface CsvText {
  text: string;
  /** Absolute, for the message. */
  file: string;
  /** Between fields: a comma, or a tab. */
  separator: ',' | '\t';
}

interface Row {
  values: string[];
  /** Offset of its first character. */
  at: number;
}

/** @throws SiteError with line and column. */
export async function parseCsv({ text, file, separator }: CsvText): Promise<Record<string, string>[]> {
  const csv = text.replace(/^\uFEFF/, '');
  const fail = (at: number, reason: string): SiteError =>
    new SiteError(`The file is not valid CSV: ${reason}.`, {
      file,
      ...placeAt(csv, at),
      hint: 'Put a value that holds a separator, a quote or a line break into double quotes, and write a quote inside of it twice.',
    });
  const [header, ...rows] = await readRows(csv, separator, fail);
  const names = header?.values ?? [];
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double !== undefined) throw fail(header?.at ?? 0, `the first line names the field "${double}" twice`);
  return rows.map(({ values, at }) => {
    if (values.length !== names.length) {
      throw fail(at, `this line has ${values.length} fields, the first one names ${names.length}`);
    }
    return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
  });
}

async function readRows(csv: string, separator: string, fail: (at: number, reason: string) => SiteError) {
  // Only sites with such a file load the parser.
  const { default: papaparse } = await import('papaparse');
  const rows: Row[] = [];
  let at = 0;
  let mistake: ParseError | undefined;
  papaparse.parse<string[]>(csv, {
    delimiter: separator,
    step({ data: values, errors, meta }: ParseStepResult<string[]>) {
      mistake ??= errors.find(({ type }) => type === 'Quotes');
      // A blank line separates rows.
      if (values.length > 1 || values[0] !== '') rows.push({ values, at });
      at = meta.cursor;
    },
  });
  // The parser names the offset behind the opening quote.
  if (mistake) throw fail((mistake.index ?? 1) - 1, QUOTE_MISTAKES[mistake.code] ?? mistake.message);
  return rows;
}

const QUOTE_MISTAKES: Readonly<Record<string, string>> = {
  MissingQuotes: 'the quote that starts here is not closed',
  InvalidQuotes: 'something follows the quote that closes this value',
};
