import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aliasedSitePath, editUrl } from './edit-url.js';
import { createLinkResolver } from './link-resolver.js';
import { createPartialMatcher, DEFAULT_EXCLUDE, findSourceFiles } from './source-files.js';
import { localizedPluginDir, localizedVersionFolder, versionedNames } from './source-folders.js';

describe('findSourceFiles', () => {
  let dir = '';
  beforeAll(() => {
    dir = mkdtempSync(join(tmpdir(), 'dactyl-content-'));
    const files = ['docs/b.md', 'docs/a/c.mdx', 'docs/_p.md', 'docs/_d/x.md', 'docs/n.txt', 'fr/b.md', 'fr/new.md'];
    for (const file of files) {
      mkdirSync(dirname(join(dir, file)), { recursive: true });
      writeFileSync(join(dir, file), '');
    }
  });
  afterAll(() => rmSync(dir, { recursive: true }));

  it('lists entries, sorted, and prefers translations of existing ones', async () => {
    const files = await findSourceFiles({
      contentDir: join(dir, 'docs'),
      localizedDir: join(dir, 'fr'),
      include: ['**/*.{md,mdx}'],
      exclude: DEFAULT_EXCLUDE,
    });
    expect(files).toEqual([
      { file: join(dir, 'docs/a/c.mdx'), path: 'a/c.mdx', localized: false },
      { file: join(dir, 'fr/b.md'), path: 'b.md', localized: true },
    ]);
  });

  it.each([
    [['**/_*'], ['_d/x.md', 'a/c.mdx', 'b.md']],
    [['**/_*/**'], ['_p.md', 'a/c.mdx', 'b.md']],
    [['a'], ['_d/x.md', '_p.md', 'a/c.mdx', 'b.md']],
    [['a/**', '*.md'], ['_d/x.md']],
  ])('without %j are %j', async (exclude, expected) => {
    const files = await findSourceFiles({ contentDir: join(dir, 'docs'), include: ['**/*.{md,mdx}'], exclude });
    expect(files.map(({ path }) => path)).toEqual(expected);
  });

  it.each([
    ['a file', 'docs/a/link.md', '../../../outside/secret.md', 'docs/a/link.md'],
    ['a folder', 'docs/a/linked', '../../../outside', 'docs/a/linked'],
    ['what git keeps', 'docs/config.md', '../.git/config', 'docs/config.md'],
    ['everything', 'docs/a/all', '/', 'docs/a/all'],
    ['the content itself', 'docs', '../outside', 'docs'],
  ])('refuses a symbolic link that leads out of the project to %s', async (_, link, target, named) => {
    const site = join(dir, `linked-${named.replaceAll('/', '-')}`, 'site');
    mkdirSync(join(site, 'docs/a'), { recursive: true });
    mkdirSync(join(site, '.git'));
    mkdirSync(join(site, '../outside'));
    writeFileSync(join(site, '.git/config'), 'token');
    writeFileSync(join(site, '../outside/secret.md'), 'secret');
    if (link === 'docs') rmSync(join(site, 'docs'), { recursive: true });
    symlinkSync(target, join(site, link));
    const found = findSourceFiles({ contentDir: join(site, 'docs'), include: ['**/*.md'], exclude: [] });
    await expect(found).rejects.toMatchObject({
      message: expect.stringContaining('leads out of the project, to "'),
      details: { file: join(site, named), hint: expect.stringContaining('Copy it into the project') },
    });
  });

  it('follows links inside of a repository, and reads folders beside the site', async () => {
    const repository = join(dir, 'repository');
    for (const folder of ['site/docs', 'packages/one']) mkdirSync(join(repository, folder), { recursive: true });
    mkdirSync(join(repository, '.git'));
    writeFileSync(join(repository, 'site/package.json'), '{}');
    writeFileSync(join(repository, 'packages/one/README.md'), '');
    symlinkSync('../../packages/one', join(repository, 'site/docs/one'));
    symlinkSync('nowhere', join(repository, 'site/docs/.#lock.md'));
    const pathsOf = async (contentDir: string) =>
      (await findSourceFiles({ contentDir: join(repository, contentDir), include: ['**/*.md'], exclude: [] })).map(
        ({ path }) => path,
      );
    expect(await pathsOf('site/docs')).toEqual(['one/README.md']);
    expect(await pathsOf('packages')).toEqual(['one/README.md']);
  });

  it('finds nothing in a folder that does not exist', async () => {
    expect(await findSourceFiles({ contentDir: join(dir, 'none'), include: ['**/*'], exclude: [] })).toEqual([]);
  });
});

describe('createPartialMatcher', () => {
  it.each([
    ['/site/docs/_p.mdx', true],
    ['/site/docs/a/_b/c.mdx', true],
    ['/site/docs/a.mdx', false],
    ['/site/docs/a/../_p.mdx', true],
    ['/site/i18n/fr/_p.mdx', true],
    ['/site/_p.mdx', false],
    ['/_site/docs/a.mdx', false],
  ])('%s: %s', (file, expected) => {
    const isPartial = createPartialMatcher(['/site/i18n/fr', '/site/docs'], DEFAULT_EXCLUDE);
    expect(isPartial(file)).toBe(expected);
    expect(isPartial(file)).toBe(expected);
  });
});

describe('editUrl', () => {
  const common = {
    base: 'https://example.com/edit/main',
    siteDir: '/site',
    contentDir: '/site/docs',
    localizedDir: '/site/i18n/fr/docs',
  };
  it.each([
    [{ localized: false, editLocalizedFiles: true }, 'https://example.com/edit/main/docs/a/b.md'],
    [{ localized: true, editLocalizedFiles: true }, 'https://example.com/edit/main/i18n/fr/docs/a/b.md'],
    [{ localized: true, editLocalizedFiles: false }, 'https://example.com/edit/main/docs/a/b.md'],
  ])('%j', ({ localized, editLocalizedFiles }, expected) => {
    expect(editUrl({ ...common, source: { path: 'a/b.md', localized }, editLocalizedFiles })).toBe(expected);
  });

  it('gives no link without a base', () => {
    expect(
      editUrl({ ...common, base: undefined, source: { path: 'a', localized: false }, editLocalizedFiles: false }),
    ).toBeUndefined();
  });

  it('names files of the site', () => {
    expect(aliasedSitePath('/site', '/site/docs/a.md')).toBe('@site/docs/a.md');
  });
});

describe('names of folders', () => {
  it('marks instances other than the default one', () => {
    expect(localizedPluginDir('/site/i18n/fr', { pluginName: 'p', pluginId: 'default' })).toBe('/site/i18n/fr/p');
    expect(localizedPluginDir('/site/i18n/fr', { pluginName: 'p', pluginId: 'b' })).toBe('/site/i18n/fr/p-b');
    expect(versionedNames('default').versionsFile).toBe('versions.json');
    expect(versionedNames('b').docsDir('1.0')).toBe('b_versioned_docs/version-1.0');
    expect(versionedNames('b').sidebarsFile('1.0')).toBe('b_versioned_sidebars/version-1.0-sidebars.json');
    expect(localizedVersionFolder('current')).toBe('current');
    expect(localizedVersionFolder('1.0')).toBe('version-1.0');
  });
});

describe('createLinkResolver', () => {
  it('looks for a name beside the file first, or last as releases before 3.9 did', () => {
    const targets = ['a.md', 'b/a.md'].map((path) => ({ path, permalink: `/${path}` }));
    const options = { siteDir: '/site', contentDirs: ['/site/docs'], targets };
    const find = (ownFolderFirst?: boolean) =>
      createLinkResolver({ ...options, ownFolderFirst })('a.md', '/site/docs/b/c.md');
    expect([find(), find(true), find(false)]).toEqual(['/b/a.md', '/b/a.md', '/a.md']);
  });

  const resolve = createLinkResolver({
    siteDir: '/site',
    contentDirs: ['/site/i18n/fr/docs', '/site/docs'],
    targets: [
      { path: 'a.md', permalink: '/a' },
      { path: 'b/c.mdx', permalink: '/b/c' },
    ],
  });
  it.each([
    ['./c.mdx', '/site/docs/b/d.md', '/b/c'],
    ['../a.md', '/site/docs/b/d.md', '/a'],
    ['./a.md', '/site/docs/b/d.md', null],
    ['a.md', '/site/docs/b/d.md', '/a'],
    ['c.mdx', '/site/docs/b/d.md', '/b/c'],
    ['/a.md', '/site/docs/b/d.md', '/a'],
    ['/docs/a.md', '/site/docs/b/d.md', '/a'],
    ['/c.mdx', '/site/docs/b/d.md', null],
    ['../a.md', '/site/i18n/fr/docs/b/d.md', '/a'],
  ])('%s from %s', (link, from, permalink) => {
    expect(resolve(link, from)).toBe(permalink);
  });
});
