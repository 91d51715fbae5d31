/**
 * `npm run requirements`: which requirements of the site format have a test. It fails when the table and the tests
 * disagree, or when fewer have one than once had.
 *
 *   --open            lists those without a test, by section
 *   --update          writes the tests that were found into the table, and their number beside it
 *   --run [FILE …]    asks the record of the last run, or these records of its shards, which tests ran and passed: only
 *                     what all of its tests have passed is proven; the others are listed, and it fails
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from './repository.mjs';
import { disagreements, parseTable, printTable, proofColumn } from './requirement-table.mjs';
import { findProofs } from './test-titles.mjs';
import { proveRequirements } from './testing/proven-requirements.mjs';
import { readRecord, RECORD_FILE } from './testing/run-record.mjs';

const TABLE = join(ROOT, 'e2e/requirements.tsv');
const COUNT = join(ROOT, 'e2e/proven-count.txt');

const words = process.argv.slice(2);
const options = new Set(words);
const proofs = findProofs(ROOT);
const column = proofColumn(proofs);
let rows = parseTable(readFileSync(TABLE, 'utf8'));
if (options.has('--update')) {
  rows = rows.map((row) => ({ ...row, test: column.get(row.id) ?? '' }));
  writeFileSync(TABLE, printTable(rows));
  writeFileSync(COUNT, `${countTested()}\n`);
}
const recorded = existsSync(COUNT) ? Number(readFileSync(COUNT, 'utf8')) : 0;
const problems = disagreements(rows, column);
if (countTested() < recorded) problems.push(`${countTested()} requirements have a test, ${recorded} had one once.`);

if (options.has('--open')) listOpen();
for (const problem of problems) console.error(problem);
if (problems.length > 0) console.error('Run "npm run requirements -- --update" when the tests are right.');
const isProven = options.has('--run') ? reportRun() : true;
if (!options.has('--run')) console.log(`${countTested()} of ${rows.length} requirements have a test`);
process.exitCode = problems.length > 0 || !isProven ? 1 : 0;

function countTested() {
  return rows.filter((row) => column.has(row.id)).length;
}

/** @returns {boolean} whether each requirement with a test is proven */
function reportRun() {
  const named = words.slice(words.indexOf('--run') + 1).filter((word) => !word.startsWith('--'));
  const records = (named.length > 0 ? named : [RECORD_FILE]).map(readRecord);
  const record = { files: records.flatMap(({ files }) => files), errors: [] };
  const states = proveRequirements(proofs, record);
  const known = rows.filter(({ id }) => states.has(id));
  for (const { id } of known) {
    const { state, tests } = states.get(id) ?? { state: 'not run', tests: [] };
    if (state !== 'proven') console.error(`${id} ${state}: ${tests.join(', ')}`);
  }
  const proven = known.filter(({ id }) => states.get(id)?.state === 'proven').length;
  console.log(`${proven} of ${rows.length} requirements proven by tests that ran`);
  return proven === known.length;
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
