/**
 * The lists of queries: what readers may type, and the pages that answer it. They were written before the search was
 * tuned, and every other line of a kind is held out: only lines of the half `tune` may be looked at while tuning.
 * Files in `queries/`, named by doc set → queries.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const DIR = fileURLToPath(new URL('queries/', import.meta.url));
const COLUMNS = 'query\tpages\thalf\tkind';
const HALVES = ['tune', 'held'];
const KINDS = ['words', 'typo', 'prefix'];

/**
 * @typedef {object} Query
 * @property {string} set the doc set that it is sent to, such as `website-en`
 * @property {string} query
 * @property {string[]} pages any of them is right: pathnames from the base URL of the language, without extension
 * @property {string} half `tune` or `held`
 * @property {string} kind `words`, `typo` (a letter or two are wrong) or `prefix` (the last word has no end yet)
 */

/** @returns {Query[]} */
export function readQueries() {
  return readdirSync(DIR)
    .filter((file) => file.endsWith('.tsv'))
    .toSorted()
    .flatMap((file) => parseQueries(readFileSync(join(DIR, file), 'utf8'), basename(file, '.tsv')));
}

/**
 * @param {string} text
 * @param {string} set
 * @returns {Query[]}
 */
export function parseQueries(text, set) {
  const [head, ...lines] = text.trimEnd().split('\n');
  if (head !== COLUMNS) throw new Error(`${set}.tsv: the first line must name the columns.`);
  return lines.map((line, index) => {
    const [query = '', pages = '', half = '', kind = '', ...rest] = line.split('\t');
    const isComplete = query.trim() !== '' && pages.startsWith('/') && rest.length === 0;
    if (!isComplete || !HALVES.includes(half) || !KINDS.includes(kind)) {
      throw new Error(`${set}.tsv, line ${index + 2}: "${line}" is no query.`);
    }
    return { set, query, pages: pages.split(' '), half, kind };
  });
}
