/** Dates of docs from a real repository, whole and shallow. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resolveConfig } from '../../../node/config/load-config.js';
import type { SiteConfig } from '../../../node/config/types.js';
import type { VcsChoice, Vcs } from '../../../node/config/vcs.js';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { runDocsPlugin } from '../../../../test/run-docs-plugin.js';

const OPTIONS = { showLastUpdateTime: true, showLastUpdateAuthor: true };
const removals: (() => void)[] = [];
let origin: string;

beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

beforeAll(() => {
  const { siteDir, remove } = createSiteDir({
    'docs/old.md': '# Old',
    'docs/new.md': '# New',
    'docs/newest.md': '# Newest',
    'docs/given.md': "---\nlast_update: { author: Ada, date: '2020-02-03' }\n---\n",
    'docs/author.md': '---\nlast_update: { author: Ada }\n---\n',
    'docs/untracked.md': '# Untracked',
  });
  origin = siteDir;
  removals.push(remove);
  git(origin, ['init', '-q']);
  commit(['old.md', 'given.md', 'author.md'], '2021-01-01T00:00:00Z');
  commit(['new.md'], '2022-01-01T00:00:00Z');
  commit(['newest.md'], '2023-01-01T00:00:00Z');
});

afterAll(() => removals.forEach((remove) => remove()));

function git(cwd: string, args: string[], date?: string): void {
  const name = ['-c', 'user.name=Grace', '-c', 'user.email=grace@example.org'];
  const dates = date === undefined ? {} : { GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync('git', [...name, ...args], { cwd, env: { ...process.env, ...dates }, stdio: 'pipe' });
}

function commit(names: string[], date: string): void {
  git(origin, ['add', ...names.map((name) => `docs/${name}`)]);
  git(origin, ['commit', '-q', '-m', 'Write'], date);
}

function clone(depth: number): string {
  const parent = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'dactyl-clone-')));
  removals.push(() => rmSync(parent, { recursive: true }));
  git(parent, ['clone', '-q', '--depth', String(depth), `file://${origin}`, 'clone']);
  return path.join(parent, 'clone');
}

function vcsConfig(experimental_vcs: VcsChoice): Partial<SiteConfig> {
  const minimal = { title: 'T', url: 'https://e.example', baseUrl: '/' };
  return { future: resolveConfig({ ...minimal, future: { experimental_vcs } }).future };
}

describe('the last update of a doc', () => {
  it('comes from the newest commit of the doc, and date or author from front matter where they are given', async () => {
    const { metadata } = await runDocsPlugin(origin, { options: OPTIONS });
    expect(metadata('docs/old.md')).toMatchObject({ lastUpdatedBy: 'Grace', lastUpdatedAt: Date.UTC(2021, 0, 1) });
    expect(metadata('docs/newest.md')).toMatchObject({ lastUpdatedAt: Date.UTC(2023, 0, 1) });
    expect(metadata('docs/given.md')).toMatchObject({ lastUpdatedBy: 'Ada', lastUpdatedAt: Date.UTC(2020, 1, 3) });
    expect(metadata('docs/author.md')).toMatchObject({ lastUpdatedBy: 'Ada', lastUpdatedAt: Date.UTC(2021, 0, 1) });
  });

  it.each([
    ['is nowhere where the site wants none', false, {}],
    ['is fixed where the site says so', 'hardcoded', { lastUpdatedBy: 'Author', lastUpdatedAt: 1_539_502_055_000 }],
    ['comes from git where it is named', 'git-eager', { lastUpdatedBy: 'Grace', lastUpdatedAt: Date.UTC(2021, 0, 1) }],
  ] as const)('%s, by future.experimental_vcs', async (_, choice, expected) => {
    const run = await runDocsPlugin(origin, { options: OPTIONS, siteConfig: vcsConfig(choice) });
    const { lastUpdatedAt, lastUpdatedBy } = run.metadata('docs/old.md') ?? {};
    expect({ ...(lastUpdatedBy !== undefined && { lastUpdatedBy, lastUpdatedAt }) }).toEqual(expected);
    expect(run.warnings.join().includes('untracked.md')).toBe(choice === 'git-eager');
  });

  it('comes from functions of the site, in development too, and an error names the file', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const own: Vcs = {
      initialize() {},
      getFileCreationInfo: (_file) => Promise.resolve(null),
      getFileLastUpdateInfo: (file) =>
        Promise.resolve(file.endsWith('old.md') ? { timestamp: 5000, author: 'Own' } : null),
    };
    const { metadata } = await runDocsPlugin(origin, { options: OPTIONS, siteConfig: vcsConfig(own) });
    expect(metadata('docs/old.md')).toMatchObject({ lastUpdatedBy: 'Own', lastUpdatedAt: 5000 });
    expect(metadata('docs/new.md')?.lastUpdatedBy).toBeUndefined();
    const broken: Vcs = { ...own, getFileLastUpdateInfo: (_file) => Promise.reject(new Error('no network')) };
    await expect(runDocsPlugin(origin, { options: OPTIONS, siteConfig: vcsConfig(broken) })).rejects.toThrow(
      '"future.experimental_vcs" failed: no network',
    );
  });

  it('is not asked for by default', async () => {
    const { metadata, warnings } = await runDocsPlugin(origin);
    expect(metadata('docs/given.md')).not.toHaveProperty('lastUpdatedAt');
    expect(metadata('docs/given.md')).not.toHaveProperty('lastUpdatedBy');
    expect(warnings).toEqual([]);
  });

  it('is left out for a file that git does not know, with one warning', async () => {
    const { metadata, warnings } = await runDocsPlugin(origin, { options: OPTIONS });
    expect(metadata('docs/untracked.md')).not.toHaveProperty('lastUpdatedAt');
    expect(warnings).toEqual([
      'Git knows no last update of docs/untracked.md; it is left out.\n' +
        '  Commit the files, or set "last_update" in the front matter.',
    ]);
  });

  it('is left out where a shallow clone does not reach, with one warning that names the cause', async () => {
    const siteDir = clone(2);
    const { metadata, warnings } = await runDocsPlugin(siteDir, { options: OPTIONS });
    expect(metadata('docs/newest.md')).toMatchObject({ lastUpdatedBy: 'Grace', lastUpdatedAt: Date.UTC(2023, 0, 1) });
    expect(metadata('docs/old.md')).not.toHaveProperty('lastUpdatedAt');
    expect(metadata('docs/new.md')).not.toHaveProperty('lastUpdatedBy');
    expect(metadata('docs/given.md')).toMatchObject({ lastUpdatedBy: 'Ada', lastUpdatedAt: Date.UTC(2020, 1, 3) });
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain(`The last update of docs/author.md and 2 more is unknown`);
    expect(warnings[0]).toContain('this clone of the repository is shallow');
    expect(warnings[0]).toContain('"fetch-depth: 0"');
  });

  it('is never that of the one commit of a clone of depth 1', async () => {
    const { metadata } = await runDocsPlugin(clone(1), { options: OPTIONS });
    for (const name of ['old', 'new', 'newest']) {
      expect(metadata(`docs/${name}.md`)).not.toHaveProperty('lastUpdatedAt');
    }
  });

  it('is warned about once, however many locales show the file', async () => {
    const { warnings } = await runDocsPlugin(origin, { options: OPTIONS, locale: 'fr' });
    expect(warnings).toEqual([]);
  });
});

describe('everybody who wrote', () => {
  const contributors = { ...OPTIONS, showContributors: true };

  it('is there when asked for: authors and co-authors by commits, under the names of .mailmap, without programs', async () => {
    const { siteDir, remove } = createSiteDir({
      'docs/a.md': '# A',
      '.mailmap': 'Ada Lovelace <ada@new.example>\nAda Lovelace <ada@new.example> <ada@old.example>\n',
    });
    removals.push(remove);
    git(siteDir, ['init', '-q']);
    const change = (author: string, message: string) => {
      git(siteDir, ['add', '.']);
      git(siteDir, ['commit', '-q', '--allow-empty-message', '--author', author, '-m', message]);
      appendFileSync(path.join(siteDir, 'docs/a.md'), 'More.\n');
    };
    change('ada <ada@old.example>', 'One');
    change('Bo <bo@example.org>', 'Two\n\nCo-authored-by: Ada L. <ADA@new.example>');
    change(
      'tool[bot] <tool@example.org>',
      'Three\n\nCo-Authored-By: Cleo <cleo@example.org>\nCo-authored-by: no address',
    );
    const { metadata } = await runDocsPlugin(siteDir, { options: contributors });
    expect(metadata('docs/a.md')).toMatchObject({
      contributors: [{ name: 'Ada Lovelace' }, { name: 'Cleo' }, { name: 'Bo' }],
      lastUpdatedBy: 'tool[bot] and Cleo',
    });
    expect(JSON.stringify(metadata('docs/a.md'))).not.toContain('example.org');
  });

  it('is not there by default, nor for a file that git does not know', async () => {
    expect((await runDocsPlugin(origin, { options: OPTIONS })).metadata('docs/old.md')).not.toHaveProperty(
      'contributors',
    );
    const { metadata } = await runDocsPlugin(origin, { options: contributors });
    expect(metadata('docs/old.md')?.contributors).toEqual([{ name: 'Grace' }]);
    expect(metadata('docs/untracked.md')).not.toHaveProperty('contributors');
  });
});
