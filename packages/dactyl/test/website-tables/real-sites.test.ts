/** The website's table of real sites says what was measured, and names a reason where a figure is no better. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageInEachLanguage } from './markdown-tables.js';

const FOLDER = path.join(import.meta.dirname, '../../../../website/src/real-sites');
const COLUMNS = ['name', 'repository', 'commit', 'kind', 'kind in Chinese', 'note', 'note in Chinese'];

interface Side {
  cpu: number;
  memory: number;
  output: number;
  script: number;
  page: number;
}

interface Figures {
  name: string;
  docusaurus: string;
  pages: number;
  path: string;
  theirs: Side;
  ours: Side;
}

const [heading, ...sites] = readFileSync(path.join(FOLDER, 'sites.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
// What `scripts/real-sites.mjs` has written.
const figures = JSON.parse(readFileSync(path.join(FOLDER, 'figures.json'), 'utf8')) as Figures[];
const noteOf = (name: string) => sites.find(([own]) => own === name)?.[5] ?? '';

describe('the real sites', () => {
  it('have all columns, in both languages', () => {
    expect(heading).toEqual(COLUMNS);
    const odd = sites.filter(
      ([, repository = '', commit = '', kind, kindZh = '', note, noteZh = '']) =>
        !/^[\w.-]+\/[\w.-]+$/.test(repository) ||
        !/^[0-9a-f]{8,40}$/.test(commit) ||
        !kind ||
        !/\p{Script=Han}/u.test(kindZh) ||
        !note !== !noteZh,
    );
    expect(odd).toEqual([]);
  });

  it('are measured, on both sides', () => {
    expect(figures.map(({ name }) => name)).toEqual(sites.map(([name]) => name));
    const numbers = figures.flatMap(({ pages, ours, theirs }) => [
      pages,
      ...Object.values(ours),
      ...Object.values(theirs),
    ]);
    expect(numbers.filter((number) => !(number > 0))).toEqual([]);
    expect(figures.filter(({ docusaurus }) => !/^3\.\d+\.\d+$/.test(docusaurus))).toEqual([]);
  });

  it('have a note where a build costs more, its output a fifth more, or a docs page has 8 KB of JavaScript', () => {
    const over = figures.filter(
      ({ ours, theirs }) =>
        ours.cpu > theirs.cpu || ours.output > 1.2 * theirs.output || ours.script > 8000 || ours.page > theirs.page,
    );
    expect(over.map(({ name }) => name).filter((name) => noteOf(name) === '')).toEqual([]);
  });

  it('stand on the page in both languages', () => {
    for (const { text } of pageInEachLanguage('migration/real-sites.mdx')) {
      expect(text).toContain('<RealSites />');
      expect(text).toContain('<RealSiteNotes />');
    }
  });
});
