/** How the plugin for changelogs reads files and tags, what it writes, and what it says of mistakes. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { execFileSync } from 'node:child_process';
import { editUrlOf } from './edit-url.js';
import { changelogOfTags, withDates } from './git-tags.js';
import { placeLinks } from './place-links.js';
import { readChangelog, readTranslation } from './read-changelog.js';
import type { Changelog } from './types.js';
import { writeEntries } from './write-entries.js';

const folder = mkdtempSync(path.join(tmpdir(), 'changelog-'));
afterAll(() => rmSync(folder, { recursive: true }));

function changelogFile(lines: readonly string[], name = 'CHANGELOG.md'): string {
  const file = path.join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

const read = (...lines: string[]): Changelog => readChangelog(changelogFile(lines), { unreleased: false });

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
    ['## 1.0.0 (2023-02-29)', 'The heading "## 1.0.0 (2023-02-29)" names no release.'],
    ['## ../1.0.0 (2023-02-28)', 'The heading "## ../1.0.0 (2023-02-28)" names no release.'],
    ['## 1.0.0 (Juni 3, 2020) x', 'The heading "## 1.0.0 (Juni 3, 2020) x" names no release.'],
    ['## 1.0.0 (Xyz 3, 2020)', 'The heading "## 1.0.0 (Xyz 3, 2020)" names no release.'],
    ['## 1.0.0 of May', 'The heading "## 1.0.0 of May" names no release.'],
    ['## 1.1.0 (2023-02-28)\n\nAgain.', 'The release 1.1.0 is there twice, the first time on line 1.'],
  ])('names the file and the line of %j', (text, message) => {
    const place = { file: path.join(folder, 'CHANGELOG.md'), line: 7 };
    expect(() => read(...RELEASE, '', text)).toThrow(
      expect.objectContaining({ message, details: expect.objectContaining(place) as object }),
    );
  });

  it('finds sections of a translation that translate nothing', () => {
    const original = read(...RELEASE);
    const translate = (heading: string) =>
      readTranslation(changelogFile([heading, '', '关于它。'], 'zh.md'), original, { unreleased: false });
    expect(translate('## 1.1.0 (2024-02-29)')?.releases).toHaveLength(1);
    expect(() => translate('## 1.1.0 (2024-02-28)')).toThrow('is not in the changelog that this one translates');
    expect(() => translate('## 1.1 (2024-02-29)')).toThrow('The release 1.1 (2024-02-29) is not in the changelog');
    expect(readTranslation(path.join(folder, 'none.md'), original, { unreleased: false })).toBeUndefined();
  });
});

describe('what other tools write', () => {
  it('has other headings: Keep a Changelog', () => {
    const { introduction, releases } = read(
      '# Changelog',
      '',
      'All notable changes, see [Unreleased].',
      '',
      '## [Unreleased]',
      '',
      '### Added',
      '',
      '- Not yet.',
      '',
      '## [1.1.0] - 2024-02-29 [YANKED]',
      '',
      '### Added',
      '',
      '- A [guide].',
      '- Wings.',
      '',
      '### Fixed',
      '',
      '- Tail.',
      '',
      '## [v1.0.0] – 2024-01-01',
      '',
      '- The first.',
      '',
      '[Unreleased]: https://code.example/a/b/compare/v1.1.0...HEAD',
      '[1.1.0]: https://code.example/a/b/compare/v1.0.0...v1.1.0',
      '[guide]: ./docs/guide.md',
    );
    expect(introduction).toContain('[unreleased]: https://code.example');
    expect(releases.map(({ version, date, counts, summary }) => [version, date, counts, summary])).toEqual([
      ['1.1.0', '2024-02-29', 'Yanked', ''],
      ['1.0.0', '2024-01-01', undefined, ''],
    ]);
    expect(releases[0]?.body).toBe(
      '## Added\n\n- A [guide].\n- Wings.\n\n## Fixed\n\n- Tail.\n\n' +
        '[v1.0.0...v1.1.0](https://code.example/a/b/compare/v1.0.0...v1.1.0)\n\n[guide]: ./docs/guide.md',
    );
  });

  it.each([
    ['standard-version', '# [1.1.0](https://c.example/compare/v1...v2) (2024-02-29)', '1.1.0', '2024-02-29'],
    ['its small releases', '### [1.1.1](https://c.example/compare/v1...v2) (2024-03-01)', '1.1.1', '2024-03-01'],
    ['a colon', '## v2.0.0-rc.1: 2024-03-01', '2.0.0-rc.1', '2024-03-01'],
    ['a slash', '## 0.6.3 / 2021-05-23', '0.6.3', '2021-05-23'],
    ['the name of a month', '# Version 3.3.2 (January 22, 2020)', '3.3.2', '2020-01-22'],
    ['its short name', '## [2.2.0] - 8 Dec. 2022', '2.2.0', '2022-12-08'],
    ['Changesets', '## 1.1.0', '1.1.0', undefined],
  ])('has other headings: %s', (_, heading, version, date) => {
    expect(read(heading, '', '- one').releases).toMatchObject([
      { version, date, body: expect.stringContaining('- one') as string },
    ]);
  });

  it('has sections at any level', () => {
    const { releases } = read(
      '# 1.1.0 (2024-02-29)',
      '',
      '## Fixes',
      '',
      '- one',
      '',
      '### 1.0.1 (2024-02-28)',
      '',
      '#### Fixes',
      '',
      '- two',
    );
    expect(releases.map(({ version, body }) => [version, body])).toEqual([
      ['1.1.0', '## Fixes\n\n- one'],
      ['1.0.1', '## Fixes\n\n- two'],
    ]);
  });

  it.each([
    ['a list of one is no line of figures', ['1. Fixed a bug'], { counts: undefined, body: '1. Fixed a bug' }],
    ['nor is a sentence', ['3 years of work are in it.'], { counts: undefined, summary: '3 years of work are in it.' }],
    [
      'a summary ends above a heading',
      ['About it.', '### Added', '- a'],
      { summary: 'About it.', body: '## Added\n- a' },
    ],
    ['and above a list', ['Fixes:', '- a'], { summary: 'Fixes:', body: '- a' }],
    ['code in a sentence opens no block', ['```npm i``` is enough.', '', '# 0.9.0 (2023-01-01)'], { summary: '' }],
  ])('is read as Markdown: %s', (_, lines, expected) => {
    expect(read('# 1.0.0 (2024-01-01)', '', ...lines).releases[0]).toMatchObject(expected);
  });

  it('passes over a byte order mark, comments, underlined titles and definitions with a title', () => {
    const { introduction, releases } = read(
      '\uFEFFHistory',
      '=======',
      '',
      '<!-- Template:',
      '## 9.9.9 (2030-01-01)',
      '-->',
      '',
      '1.1.0 / 2024-02-29',
      '------------------',
      '',
      'About [it] and a note[^1].',
      '',
      '[^1]: See below.',
      '',
      '[it]: ./it.md "Title"',
    );
    expect(introduction).toBe('');
    expect(releases).toMatchObject([
      {
        version: '1.1.0',
        date: '2024-02-29',
        body: '[^1]: See below.',
        summary: 'About [it] and a note[^1].\n\n[it]: ./it.md',
      },
    ]);
  });

  it('knows what is to come in other words, and a package with such a name', () => {
    expect(read('## [1.1.0] - Unreleased', '', '- a', '', '## 1.0.0 (2024-01-01)', '', 'A.').releases).toMatchObject([
      { version: '1.0.0' },
    ]);
    expect(read('# next', '', '## 1.0.0 (2024-01-01)', '', '### 2.0 migration', '', 'A.').releases).toMatchObject([
      { version: '1.0.0' },
    ]);
  });

  it('can show what is to come, without a date', async () => {
    const file = changelogFile(['## Unreleased', '', '- Soon.', '', '## 1.0.0 (2024-01-01)', '', 'First.']);
    const changelog = readChangelog(file, { unreleased: true });
    const { releases } = await withDates(changelog, { dir: folder, tagPrefix: 'v' });
    expect(releases).toMatchObject([
      { version: 'Unreleased', isUnreleased: true, date: '2024-01-01' },
      { version: '1.0.0', isUnreleased: false },
    ]);
  });
});

describe('links', () => {
  const TEXT =
    'See [a](./docs/a.md#x), ![b](img/b.png), `[c](./c.md)`, [d](https://d.example), [e](#e), [f](/f).\n\n[g]: ../g.md';

  it('lead from the entries to files beside the changelog', () => {
    expect(placeLinks(TEXT, { from: '/site', to: '/site/.dactyl/x', repository: undefined })).toBe(
      'See [a](../../docs/a.md#x), ![b](../../img/b.png), `[c](./c.md)`, [d](https://d.example), [e](#e), [f](/f).\n\n[g]: ../../../g.md',
    );
  });

  it('are told from other text, in any script', () => {
    const place = { from: '/site', to: '/site/x', repository: undefined };
    expect(placeLinks('[x](指南.md) [^1]\n\n[^1]: See it\n\n[cli]: added a flag\n', place)).toBe(
      '[x](../指南.md) [^1]\n\n[^1]: See it\n\n[cli]: added a flag\n',
    );
  });

  it('lead to the repository, if the site names it', () => {
    const repository = { url: 'https://code.example/a/b/', root: '/repo' };
    expect(placeLinks('[a](../a%20b.md)', { from: '/repo/site', to: '/repo/site/x', repository })).toBe(
      '[a](https://code.example/a/b/blob/HEAD/a%20b.md)',
    );
    expect(placeLinks('![p](p.png)', { from: '/repo', to: '/x', repository })).toBe(
      '![p](https://code.example/a/b/raw/HEAD/p.png)',
    );
  });
});

describe('tags of git', () => {
  const repository = path.join(folder, 'repository');
  mkdirSync(repository);
  const git = (day: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
      cwd: repository,
      stdio: 'pipe',
      env: { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` },
    });
  git('2024-01-01', 'init', '-q');
  git('2024-01-01', 'commit', '-q', '--allow-empty', '-m', 'Take off');
  git('2024-01-01', 'tag', 'v1.0.0');
  git('2024-02-01', 'commit', '-q', '--allow-empty', '-m', 'Mend [the] tail');
  git('2024-02-01', 'commit', '-q', '--allow-empty', '-m', 'Fold `wings`');
  git('2024-02-02', 'tag', 'v1.1.0');
  git('2024-03-01', 'tag', '-a', 'v1.2.0', '-m', 'About wings.\n\n- longer\n- lighter');
  git('2024-03-02', 'tag', 'nightly');
  // As `npm version` does, and one that is there with and without the prefix.
  git('2024-04-01', 'commit', '-q', '--allow-empty', '-m', 'Sing');
  git('2024-04-01', 'tag', '-a', 'v1.3.0', '-m', '1.3.0');
  git('2024-04-01', 'tag', '1.3.0');
  // A release of an older line, and one after it that has nothing of it.
  git('2024-05-01', 'checkout', '-q', '-b', 'older', 'v1.0.0');
  git('2024-05-01', 'commit', '-q', '--allow-empty', '-m', 'Patch');
  git('2024-05-01', 'tag', 'v1.0.1');
  git('2024-06-01', 'checkout', '-q', '-');
  git('2024-06-01', 'commit', '-q', '--allow-empty', '-m', 'Rest');
  git('2024-06-01', 'tag', 'v1.3.1');

  it('tell of releases by their message, or by what was committed since the one before', async () => {
    const { releases } = await changelogOfTags(repository, 'v');
    expect(releases.map(({ version, date, summary, body }) => [version, date, summary, body])).toEqual([
      ['1.3.1', '2024-06-01', '', '- Rest'],
      ['1.0.1', '2024-05-01', '', '- Patch'],
      ['1.3.0', '2024-04-01', '', '- Sing'],
      ['1.2.0', '2024-03-01', 'About wings.', '- longer\n- lighter'],
      ['1.1.0', '2024-02-01', '', String.raw`- Fold \`wings\`` + '\n' + String.raw`- Mend \[the\] tail`],
      ['1.0.0', '2024-01-01', '', '- Take off'],
    ]);
  });

  it('date releases of a file', async () => {
    const undated = (version: string) =>
      readChangelog(changelogFile([`## ${version}`, '', '- one']), { unreleased: false });
    const dated = await withDates(undated('1.2.0'), { dir: repository, tagPrefix: 'v' });
    expect(dated.releases[0]?.date).toBe('2024-03-01');
    await expect(withDates(undated('1.4.0'), { dir: repository, tagPrefix: 'v' })).rejects.toMatchObject({
      message: 'The release 1.4.0 has no date.',
      details: { line: 1, hint: expect.stringContaining('"v1.4.0": git fetch --tags') as string },
    });
  });

  it('are missed with advice', async () => {
    await expect(changelogOfTags(repository, 'tool@')).rejects.toThrow('No tag of git begins with "tool@"');
    await expect(changelogOfTags('/', 'v')).rejects.toThrow('The changelog has no repository of git.');
  });
});

describe('an entry', () => {
  it('is edited where it is written, in its language', () => {
    const folderUrl = 'https://code.example/a/b/edit/main/website';
    const entry = { blogDirPath: 'x', blogPath: '1.0.0.md', permalink: '/changelog/1.0.0', locale: 'en' };
    const urlOf = (file: string, ...translated: string[]) => {
      const translations = translated.map((one) => ({ file: one }));
      const edit = editUrlOf(`${folderUrl}/`, { file, translations }, folder);
      return typeof edit === 'function' ? edit(entry) : edit;
    };
    const file = changelogFile(RELEASE);
    expect(urlOf(file, path.join(folder, 'i18n/fr/CHANGELOG.md'))).toBe(`${folderUrl}/CHANGELOG.md`);
    expect(urlOf(path.join(folder, '../CHANGELOG.md'), '/none', file)).toBe(`${folderUrl}/CHANGELOG.md`);
    expect(urlOf(path.join(folder, '../CHANGELOG.md'), '/none')).toBe(
      'https://code.example/a/b/edit/main/CHANGELOG.md',
    );
  });
});

describe('writing', () => {
  const entries = path.join(folder, 'entries');
  const write = (changelog: Changelog) =>
    writeEntries(changelog, { folder: entries, authors: ['core'], placeLinks: (text) => text });

  it('makes a file for each release, and nothing when nothing has changed', async () => {
    const changelog = read('Intro.', '', ...RELEASE);
    expect(await write(changelog)).toBe(path.join(entries, '_introduction.md'));
    expect(readdirSync(entries)).toEqual(['1.1.0.md', '_introduction.md']);
    const file = path.join(entries, '1.1.0.md');
    expect(readFileSync(file, 'utf8')).toMatchInlineSnapshot(`
      "---
      title: "1.1.0"
      slug: "/1.1.0"
      date: "2024-02-29"
      description: "About it and y: {}."
      authors: ["core"]
      mdx: {"format":"md"}
      ---

      *2 fixes · 1 contributor*

      About [it](x) and \`y: {}\`.

      <!-- truncate -->
      "
    `);
    const { ino } = statSync(file);
    await write(changelog);
    expect(statSync(file).ino).toBe(ino);
  });

  it('describes a release that is a list alone by its first item, without marks of Markdown', async () => {
    await write(
      read('## 1.1.0 (2024-02-29)', '', String.raw`- Mend \[the\] \<b> of [tails](x), \`a\` and \*`, '- More'),
    );
    const text = readFileSync(path.join(entries, '1.1.0.md'), 'utf8');
    expect(text).toContain('description: "Mend [the] <b> of tails, `a` and *"');
  });

  it('removes what is no release any more', async () => {
    mkdirSync(entries, { recursive: true });
    writeFileSync(path.join(entries, '0.9.0.md'), '');
    expect(await write(read(...RELEASE))).toBeUndefined();
    expect(readdirSync(entries)).toEqual(['1.1.0.md']);
  });
});
