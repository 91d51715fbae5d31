/**
 * `npm run real-sites -- NAME FILE`: writes what `dactyl compare SITE --cold --json` has put into FILE as the figures of the site
 * NAME, which `website/src/real-sites/sites.tsv` lists, into the table of the website's page on real sites.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { toSiteRow, withRow } from './real-sites/site-figures.mjs';

const FOLDER = path.join(import.meta.dirname, '../website/src/real-sites');
const FIGURES = path.join(FOLDER, 'figures.json');

const [siteName, comparisonFile] = process.argv.slice(2);
const problem = writeFigures(siteName, comparisonFile);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}

/**
 * @param {string | undefined} name
 * @param {string | undefined} file
 * @returns {string | undefined} why nothing was written
 */
function writeFigures(name, file) {
  if (!name || !file) return 'Usage: npm run real-sites -- NAME FILE';
  const names = readFileSync(path.join(FOLDER, 'sites.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t')[0] ?? '');
  if (!names.includes(name)) return `sites.tsv lists no site "${name}". It has: ${names.join(', ')}.`;
  if (!existsSync(file)) return `${file} does not exist.`;
  const row = toSiteRow(name, JSON.parse(readFileSync(file, 'utf8')));
  if (typeof row === 'string') return `${file}: ${row}`;
  const rows = withRow(JSON.parse(readFileSync(FIGURES, 'utf8')), row);
  rows.sort((a, b) => names.indexOf(a.name) - names.indexOf(b.name));
  writeFileSync(FIGURES, `${JSON.stringify(rows, null, 2)}\n`);
  return undefined;
}
