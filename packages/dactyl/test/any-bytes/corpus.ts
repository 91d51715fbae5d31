/** Files of this repository, to start from. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = path.join(import.meta.dirname, '../../../..');
/** Where people's files are: sites of tests, templates and the website. */
const PLACES = '{packages/dactyl/test/sites,packages/create-dactyl/templates,e2e/sites,website}';
/** Long files only make a run slow. */
const LONGEST = 4000;

/** The first thousands of characters of each file. */
export function filesLike(pattern: string): string[] {
  const ignore = ['**/node_modules/**', '**/build/**', '**/.dactyl/**', '**/.tmp/**'];
  const files = globSync(`${PLACES}/${pattern}`, { cwd: ROOT, absolute: true, ignore });
  if (files.length === 0) throw new Error(`No file is like ${pattern}.`);
  return files.toSorted().map((file) => readFileSync(file, 'utf8').slice(0, LONGEST));
}
