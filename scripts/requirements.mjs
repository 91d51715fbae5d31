/**
 * `npm run requirements`: how many requirements of the site format are proven by a test. It fails when the
 * table and the tests disagree, or when fewer are proven than were once.
 *
 *   --open     lists the open ones by section
 *   --update   writes the tests that were found into the table, and their number beside it
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './repository.mjs';
import { disagreements, parseTable, printTable, proofColumn } from './requirement-table.mjs';
import { findProofs } from './test-titles.mjs';

const TABLE = join(ROOT, 'e2e/requirements.tsv');
const COUNT = join(ROOT, 'e2e/proven-count.txt');

const options = new Set(process.argv.slice(2));
const column = proofColumn(findProofs(ROOT));
let rows = parseTable(readFileSync(TABLE, 'utf8'));
if (options.has('--update')) {
  rows = rows.map((row) => ({ ...row, test: column.get(row.id) ?? '' }));
  writeFileSync(TABLE, printTable(rows));
  writeFileSync(COUNT, `${countProven()}\n`);
}
const recorded = existsSync(COUNT) ? Number(readFileSync(COUNT, 'utf8')) : 0;
const problems = disagreements(rows, column);
if (countProven() < recorded) problems.push(`${countProven()} requirements are proven, ${recorded} were once.`);

if (options.has('--open')) listOpen();
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('Run "npm run requirements -- --update" when the tests are right.');
console.log(`${countProven()} of ${rows.length} requirements proven`);
process.exitCode = problems.length > 0 ? 1 : 0;

function countProven() {
  return rows.filter((row) => column.has(row.id)).length;
}

function listOpen() {
  const open = rows.filter((row) => !column.has(row.id));
  for (const section of new Set(open.map((row) => row.section))) {
    const inSection = open.filter((row) => row.section === section);
    console.log(`\n${section} (${inSection.length} open)`);
    for (const { id, requirement, check } of inSection) console.log(`  ${id} ${requirement}\n       ${check}`);
  }
  console.log('');
}
