/** Docs of a version from git: what is read of them besides their text. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeEach, afterEach, describe, expect, it, vi } from 'vitest';
import { createRepository } from '../../../../../test/git-repository.js';
import { createSiteDir, FRENCH_TOO } from '../../../../../test/plugin-context.js';
import { runDocsPlugin, type DocsRun } from '../../../../../test/run-docs-plugin.js';
import type { DocMetadata } from '../types.js';

const I18N = 'i18n/fr/docusaurus-plugin-content-docs';
const messages = (entries: Record<string, string>) =>
  JSON.stringify(Object.fromEntries(Object.entries(entries).map(([id, message]) => [id, { message }])));

const { siteDir, remove } = createSiteDir({
  '.gitignore': '.dactyl',
  'site/docs/a.md': '# A',
  'site/docs/b.md': '# B',
  'site/docs/own.md': '---\ncustom_edit_url: https://own.example\n---\n',
  'site/sidebars.js': "export default { main: [{ type: 'link', label: 'One', href: '/1' }, 'a', { Two: ['b'] }] };",
  [`site/${I18N}/current/b.md`]: '# B, en français',
  [`site/${I18N}/current.json`]: messages({
    'version.label': 'Suivante',
    'sidebar.main.link.One': 'Un',
    'sidebar.main.category.Two': 'Deux',
  }),
});
const repository = createRepository(siteDir);
const site = path.join(siteDir, 'site');
repository.commit({ second: 1000, author: 'Ada' });
writeFileSync(path.join(site, 'docs/b.md'), '# B, better');
repository.commit({ second: 2000, author: 'Bob' });
repository.git('tag', 'v1');
writeFileSync(path.join(site, 'docs/a.md'), '# A, much later');
repository.commit({ second: 3000, author: 'Cleo' });
afterAll(remove);
beforeEach(() => vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

const OPTIONS = { sidebarPath: './sidebars.js', versions: { '1.0': { ref: 'v1' } } };

/** Metadata of the doc of version 1.0 with this id. */
function docOf(run: DocsRun, id: string): DocMetadata {
  const { path: permalink } = run.version('1.0').docs.find((doc) => doc.id === id) ?? {};
  const route = run.leaves.find((leaf) => leaf.path === permalink);
  const file = String(route?.modules?.['content']).replace('@site/', '');
  const metadata = run.metadata(file);
  if (!metadata) throw new Error(`There is no doc "${id}".`);
  return metadata;
}

describe('a fault in a version from git', () => {
  const failure = (options: Record<string, unknown>) =>
    runDocsPlugin(site, { options: { ...OPTIONS, ...options } }).catch((error: unknown) => error);

  it('is reported with its commit, because correcting the extracted copy would have no effect', async () => {
    writeFileSync(path.join(site, 'docs/b.md'), '---\nslug: /b?x\n---\n');
    repository.commit({ second: 4000, author: 'Cleo' });
    const commit = repository.git('rev-parse', 'HEAD').trim();
    writeFileSync(path.join(site, 'docs/b.md'), '# B');
    repository.commit({ second: 5000, author: 'Cleo' });
    const error = await failure({ versions: { '1.0': { ref: commit } } });
    expect(error).toMatchObject({
      message: 'The slug "/b?x" is not a valid URL path.',
      details: {
        line: 2,
        hint: expect.stringContaining(`The version "1.0" has this file from "${commit}" (${commit.slice(0, 10)}).`),
      },
    });
  });

  it('is that of the option when no file of the commit is a doc', async () => {
    const options = { include: ['**/*.txt'], versions: { '1.0': { ref: 'v1' } }, onlyIncludeVersions: ['1.0'] };
    expect(await failure({ ...options, lastVersion: '1.0' })).toMatchObject({
      message: 'At "v1" the folder "docs" of the version "1.0" holds no docs.',
      details: { key: 'versions.1.0.ref' },
    });
  });
});

describe('a doc of a version from git', () => {
  it('has the last update that it had at that commit', async () => {
    const run = await runDocsPlugin(site, {
      options: { ...OPTIONS, showLastUpdateTime: true, showLastUpdateAuthor: true },
    });
    expect(docOf(run, 'a')).toMatchObject({ lastUpdatedBy: 'Ada', lastUpdatedAt: 1_000_000 });
    expect(docOf(run, 'b')).toMatchObject({ lastUpdatedBy: 'Bob', lastUpdatedAt: 2_000_000 });
    expect(run.warnings).toEqual([]);
  });

  it('has no edit link by default, because a tag cannot be edited', async () => {
    const editUrl = 'https://git.example/edit/main/site';
    const run = await runDocsPlugin(site, { options: { ...OPTIONS, editUrl } });
    expect(docOf(run, 'a').editUrl).toBeUndefined();
    expect(docOf(run, 'own').editUrl).toBe('https://own.example');
    const current = await runDocsPlugin(site, { options: { ...OPTIONS, editUrl, editCurrentVersion: true } });
    expect(docOf(current, 'a').editUrl).toBe(`${editUrl}/docs/a.md`);
  });

  it('has the edit link that a function returns for the path of the file at the commit', async () => {
    const editUrl = (doc: Record<string, string>) =>
      `https://x.example/${doc['version']}/${doc['versionDocsDirPath']}/${doc['docPath']}`;
    const run = await runDocsPlugin(site, { options: { ...OPTIONS, editUrl } });
    expect(docOf(run, 'a').editUrl).toBe('https://x.example/1.0/docs/a.md');
  });

  it('is shown in the translation of its time, with the labels of its time', async () => {
    const run = await runDocsPlugin(site, { options: OPTIONS, locale: 'fr', siteConfig: FRENCH });
    expect(docOf(run, 'b').title).toBe('B, en français');
    expect(docOf(run, 'a').title).toBe('A');
    expect(labelsOf(run)).toEqual(['Un', 'A', 'Deux']);
    expect(run.version('1.0').label).toBe('1.0');
  });

  it('takes labels from the file of its version where the site has one', async () => {
    const file = path.join(site, I18N, 'version-1.0.json');
    writeFileSync(file, messages({ 'version.label': 'Un point zéro', 'sidebar.main.link.One': 'Le premier' }));
    const run = await runDocsPlugin(site, { options: OPTIONS, locale: 'fr', siteConfig: FRENCH });
    expect(labelsOf(run)).toEqual(['Le premier', 'A', 'Deux']);
    expect(run.version('1.0').label).toBe('Un point zéro');
  });
});

const FRENCH = { i18n: FRENCH_TOO };

/** What the sidebar of version 1.0 shows at its first level. */
function labelsOf(run: DocsRun): string[] {
  const props = run.routes.flatMap((route) => route.routes ?? []).map((route) => route.props?.['version']);
  // A prop of the plugin, of which only this part is looked at.
  const versions = props.filter(Boolean) as unknown as {
    version: string;
    docsSidebars: Record<string, { label: string }[]>;
  }[];
  const found = versions.find(({ version }) => version === '1.0');
  return found?.docsSidebars['main']?.map(({ label }) => label) ?? [];
}
