/**
 * Reads `queries.yml`: what readers search for, and what they should find. Collects all mistakes in it.
 *
 *     - query: dark mode
 *       page: /docs/styling
 *     - query: release notes
 *       page: [/blog/one, /blog/two]
 *       within: 3
 *       filters: { type: blog }
 *       locale: zh
 */
import { existsSync, readFileSync } from 'node:fs';
import { suggestName } from '../../../node/base/nearest-name.js';
import { parseYaml } from '../../../node/base/parse-yaml.js';
import { SiteError, throwAll, type SiteErrorDetails } from '../../../node/base/site-error.js';
import { findYamlKey } from '../../../node/content/front-matter-lines.js';
import { isRecord } from '../../../shared/is-record.js';
import type { Filters } from './built-filters.js';

export interface ExpectedQuery {
  query: string;
  /** Paths, of which one is to be found. */
  pages: string[];
  /** Among how many results it is to be. */
  within: number;
  filters: Filters;
  locale?: string;
  /** Where a field is written, for messages. */
  at(field?: string): SiteErrorDetails;
}

const FIELDS = ['query', 'page', 'within', 'filters', 'locale'];
const EXAMPLE = 'Write a list, each item with "query" and "page", as "- query: dark mode" and "  page: /docs/styling".';

/** @param file absolute */
export function readQueries(file: string): ExpectedQuery[] {
  if (!existsSync(file)) throw new SiteError('There are no queries to test.', { file, hint: EXAMPLE });
  const text = readFileSync(file, 'utf8');
  const data = parseYaml({ text, file, firstLine: 1, what: 'The file' });
  if (!Array.isArray(data))
    throw new SiteError('The file must be a list of queries.', { file, line: 1, hint: EXAMPLE });
  const errors: SiteError[] = [];
  const queries = data.flatMap((item: unknown, index) => {
    const at = (field?: string): SiteErrorDetails => ({
      file,
      ...findYamlKey(text, field === undefined ? [index] : [index, field]),
    });
    return readQuery(item, { at, fail: (message, details) => errors.push(new SiteError(message, details)) }) ?? [];
  });
  throwAll(errors);
  if (queries.length === 0) throw new SiteError('The file has no query.', { file, hint: EXAMPLE });
  return queries;
}

interface Reading extends Pick<ExpectedQuery, 'at'> {
  fail(message: string, details: SiteErrorDetails): void;
}

function readQuery(item: unknown, { at, fail }: Reading): ExpectedQuery | undefined {
  if (!isRecord(item)) {
    fail('A query must have fields.', { ...at(), hint: EXAMPLE });
    return undefined;
  }
  for (const name of Object.keys(item))
    if (!FIELDS.includes(name))
      fail(`A query has no field "${name}".`, { ...at(name), hint: suggestName(name, FIELDS) });
  const { query, page, within = 1, filters = {}, locale } = item;
  const pages = Array.isArray(page) ? page : [page];
  const isNamed = isText(query);
  if (!isNamed) fail('"query" must be what a reader types.', { ...at('query'), hint: EXAMPLE });
  const hasPages = pages.length > 0 && pages.every(isPath);
  if (!hasPages)
    fail('"page" must be a path of the site, or a list of them.', { ...at('page'), hint: 'Write page: /docs/intro.' });
  const isCounted = typeof within === 'number' && Number.isInteger(within) && within > 0;
  if (!isCounted) fail('"within" must be a whole number from 1.', { ...at('within'), hint: 'Write within: 3.' });
  const areFilters = isRecord(filters) && Object.values(filters).every(isText);
  if (!areFilters)
    fail('"filters" must be names with values.', { ...at('filters'), hint: 'Write filters: { type: blog }.' });
  const isLocale = locale === undefined || isText(locale);
  if (!isLocale) fail('"locale" must be the name of a locale.', { ...at('locale'), hint: 'Write locale: zh.' });
  if (!isNamed || !hasPages || !isCounted || !areFilters || !isLocale) return undefined;
  // The cast: its values have just been checked.
  return { query, pages, within, filters: filters as Filters, ...(locale !== undefined && { locale }), at };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isPath(value: unknown): value is string {
  return isText(value) && /^(?:\/|https?:)/.test(value);
}
