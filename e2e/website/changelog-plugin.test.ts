/** The website's plugin for its changelog: how it reads the file, and what it says of mistakes. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readChangelog, readTranslation, type Changelog } from '../../website/plugins/changelog/read-changelog.js';
import { writeEntries } from '../../website/plugins/changelog/write-entries.js';

const folder = mkdtempSync(path.join(tmpdir(), 'changelog-'));
afterAll(() => rmSync(folder, { recursive: true }));

function changelogFile(lines: readonly string[], name = 'CHANGELOG.md'): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

const read = (...lines: string[]): Changelog => readChangelog(changelogFile(lines));

const RELEASE = ['## 1.1.0 (2024-02-29)', '', '2 fixes · 1 contributor', '', 'About [it](x) and `y: {}`.'];

describe('reading', () => {
  it('takes a release apart', () => {
    const changelog = read(
      '# History',
      '',
      'What it is.',
      '',
      ...RELEASE,
      '',
      '### Changes',
      '',
      '- one',
      '',
      '#### More',
    );
    expect(changelog.introduction).toBe('What it is.');
    expect(changelog.releases).toMatchObject([
      {
        version: '1.1.0',
        date: '2024-02-29',
        counts: '2 fixes · 1 contributor',
        summary: 'About [it](x) and `y: {}`.',
        body: '## Changes\n\n- one\n\n### More',
        place: { line: 5 },
      },
    ]);
  });

  it('needs neither counts nor more than a summary', () => {
    expect(read('## V2 Changelog (2019-04-10)', '', 'The first.').releases).toMatchObject([
      { version: 'V2 Changelog', counts: undefined, summary: 'The first.', body: '' },
    ]);
  });

  it('leaves code alone', () => {
    const { releases } = read(
      ...RELEASE,
      '',
      '```md',
      '## Not a release',
      '',
      '',
      '### Nor a section',
      '```',
      '',
      'Text.',
    );
    expect(releases.map(({ body }) => body)).toEqual(['```md\n## Not a release\n\n\n### Nor a section\n```\n\nText.']);
  });

  it('passes over the front matter of a translation, and counts its lines', () => {
    const { introduction, releases } = read('---', 'translated_from: x', '---', ...RELEASE);
    expect([introduction, releases[0]?.place.line]).toEqual(['', 4]);
  });

  it.each([
    ['## 1.0.0', 'The heading "## 1.0.0" names no release.'],
    ['## 1.0.0 (2023-02-29)', 'The heading "## 1.0.0 (2023-02-29)" names no release.'],
    ['## ../1.0.0 (2023-02-28)', 'The heading "## ../1.0.0 (2023-02-28)" names no release.'],
    ['## 1.0.0 (2023-02-28)\n\n### Changes', 'The release 1.0.0 has no summary.'],
    ['## 1.1.0 (2023-02-28)\n\nAgain.', 'The release 1.1.0 is there twice, the first time on line 1.'],
  ])('names the file and the line of %j', (text, message) => {
    const place = { file: path.join(folder, 'CHANGELOG.md'), line: 7 };
    expect(() => read(...RELEASE, '', text)).toThrow(
      expect.objectContaining({ message, details: expect.objectContaining(place) as object }),
    );
  });

  it('finds sections of a translation that translate nothing', () => {
    const original = read(...RELEASE);
    const translate = (heading: string) => readTranslation(changelogFile([heading, '', '关于它。'], 'zh.md'), original);
    expect(translate('## 1.1.0 (2024-02-29)')?.releases).toHaveLength(1);
    expect(() => translate('## 1.1.0 (2024-02-28)')).toThrow('is not in the changelog that this one translates');
    expect(() => translate('## 1.1 (2024-02-29)')).toThrow('The release 1.1 (2024-02-29) is not in the changelog');
    expect(readTranslation(path.join(folder, 'none.md'), original)).toBeUndefined();
  });
});

describe('writing', () => {
  const entries = path.join(folder, 'entries');

  it('makes a file for each release, and nothing when nothing has changed', () => {
    const changelog = read('Intro.', '', ...RELEASE);
    expect(writeEntries(changelog, entries)).toBe(path.join(entries, '_introduction.md'));
    expect(readdirSync(entries)).toEqual(['1.1.0.md', '_introduction.md']);
    const file = path.join(entries, '1.1.0.md');
    expect(readFileSync(file, 'utf8')).toMatchInlineSnapshot(`
      "---
      title: "1.1.0"
      slug: "/1.1.0"
      date: "2024-02-29"
      description: "About it and y: {}."
      authors: "core"
      mdx: {"format":"md"}
      ---

      *2 fixes · 1 contributor*

      About [it](x) and \`y: {}\`.

      <!-- truncate -->
      "
    `);
    const { ino } = statSync(file);
    writeEntries(changelog, entries);
    expect(statSync(file).ino).toBe(ino);
  });

  it('removes what is no release any more', () => {
    mkdirSync(entries, { recursive: true });
    writeFileSync(path.join(entries, '0.9.0.md'), '');
    expect(writeEntries(read(...RELEASE), entries)).toBeUndefined();
    expect(readdirSync(entries)).toEqual(['1.1.0.md']);
  });
});
