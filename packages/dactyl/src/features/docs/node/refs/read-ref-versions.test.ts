import {
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createRepository, type GitRepository } from '../../../../../test/git-repository.js';
import { createPluginContext, createRecordingLogger, createSiteDir } from '../../../../../test/plugin-context.js';
import { docsOptionsSchema } from '../options.js';
import type { VersionMetadata } from '../content-types.js';
import { readVersions } from '../versions.js';

const removals: (() => void)[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  removals.splice(0).forEach((remove) => remove());
});

const FILES = { 'docs/intro.md': '# One', 'docs/guides/start.md': '# Start', 'sidebars.js': 'export default {};' };

interface TestSite extends GitRepository {
  siteDir: string;
  infos: string[];
  write(name: string, text: string): void;
  read(options: Record<string, unknown>, id?: string): Promise<VersionMetadata[]>;
}

/** A repository with these files, tagged `v1`; the site is in `folder` of it. */
function createTestSite({ files = FILES as Record<string, string>, folder = '' } = {}): TestSite {
  const { siteDir: root, remove } = createSiteDir({ '.gitignore': '.dactyl', ...files });
  removals.push(remove);
  const repository = createRepository(root);
  repository.commit();
  repository.git('tag', '-a', 'v1', '-m', 'Release');
  const siteDir = path.join(root, folder);
  const logger = createRecordingLogger();
  return {
    ...repository,
    siteDir,
    infos: logger.infos,
    write: (name, text) => writeFileSync(path.join(root, name), text),
    read(options, id = 'default') {
      const context = { ...createPluginContext({ siteDir }), unstable_logger: logger };
      return readVersions(context, { ...docsOptionsSchema.parse(options), id });
    },
  };
}

const versionOf = (versions: VersionMetadata[], name: string) => {
  const found = versions.find(({ versionName }) => versionName === name);
  if (!found) throw new Error(`No version ${name}`);
  return found;
};
const textOf = (version: VersionMetadata, file: string) => readFileSync(path.join(version.contentPath, file), 'utf8');
const snapshots = (site: TestSite) => readdirSync(path.join(site.siteDir, '.dactyl/refs/default'));

describe('versions with the option "ref"', () => {
  it('come after the current docs, newest first by number, and before the recorded ones', async () => {
    const site = createTestSite({
      files: { ...FILES, 'versions.json': '["1.0", "0.9"]', 'versioned_docs/version-1.0/a.md': '' },
    });
    const versions = await site.read({
      versions: { '9.x': { ref: 'v1' }, '10.x': { ref: 'main' }, '0.9': { ref: 'v1' } },
    });
    expect(versions.map(({ versionName, isLast, banner }) => [versionName, isLast, banner])).toEqual([
      ['current', false, 'unreleased'],
      ['10.x', true, null],
      ['9.x', false, 'unmaintained'],
      ['1.0', false, 'unmaintained'],
      ['0.9', false, 'unmaintained'],
    ]);
    expect(versionOf(versions, '0.9').ref?.name).toBe('v1');
    expect(versionOf(versions, '1.0').ref).toBeUndefined();
  });

  it('contain the files as they were at the commit, even if they changed since', async () => {
    const site = createTestSite();
    site.write('docs/intro.md', '# Two');
    rmSync(path.join(site.siteDir, 'docs/guides'), { recursive: true });
    site.commit({ second: 2000 });
    const version = versionOf(
      await site.read({ sidebarPath: './sidebars.js', versions: { one: { ref: 'v1' } } }),
      'one',
    );
    expect(textOf(version, 'intro.md')).toBe('# One');
    expect(textOf(version, 'guides/start.md')).toBe('# Start');
    expect(version.ref).toMatchObject({
      name: 'v1',
      commit: site.git('rev-parse', 'v1^{commit}').trim(),
      docsPath: 'docs',
    });
    expect(readFileSync(String(version.sidebarFilePath), 'utf8')).toBe(FILES['sidebars.js']);
    expect(site.infos).toEqual([`Read the version "one" from git: v1 (${version.ref?.commit.slice(0, 10)}), 3 files.`]);
  });

  it.each([
    ['a branch', ['branch', 'old', 'v1'], 'old'],
    ['a commit', ['branch', 'unused'], 'HEAD'],
    ['a branch that is only on the server', ['update-ref', 'refs/remotes/origin/release', 'HEAD'], 'release'],
  ])('may name %s', async (_what, command, ref) => {
    const site = createTestSite();
    site.git(...command);
    expect(textOf(versionOf(await site.read({ versions: { one: { ref } } }), 'one'), 'intro.md')).toBe('# One');
  });

  it('are taken out of git once, also by two runs at the same time', async () => {
    const site = createTestSite();
    const options = { versions: { one: { ref: 'v1' }, two: { ref: 'main' } } };
    const [first] = await Promise.all([site.read(options), site.read(options)]);
    const version = versionOf(first ?? [], 'one');
    expect(snapshots(site)).toEqual([path.basename(version.ref?.dir ?? '')]);
    // A mark that another extraction would wipe out.
    writeFileSync(path.join(version.contentPath, 'intro.md'), 'mark');
    expect(textOf(versionOf(await site.read(options), 'one'), 'intro.md')).toBe('mark');
  });

  it('are taken out again, with a key for caches, when somebody else has changed them', async () => {
    vi.stubEnv('DACTYL_CACHE_KEY', 'k');
    const site = createTestSite();
    const options = { versions: { one: { ref: 'v1' } } };
    const dir = versionOf(await site.read(options), 'one').contentPath;
    const inode = statSync(dir).ino;
    expect(statSync(versionOf(await site.read(options), 'one').contentPath).ino).toBe(inode);
    writeFileSync(path.join(dir, 'intro.md'), '# Stolen');
    expect(textOf(versionOf(await site.read(options), 'one'), 'intro.md')).toBe('# One');
  });

  it('follow a branch that moved, and forget its former place when nothing has used it for a day', async () => {
    const site = createTestSite();
    const options = { versions: { one: { ref: 'main' } } };
    const before = versionOf(await site.read(options), 'one').ref?.dir ?? '';
    site.write('docs/intro.md', '# Two');
    site.commit({ second: 2000 });
    expect(textOf(versionOf(await site.read(options), 'one'), 'intro.md')).toBe('# Two');
    expect(existsSync(before)).toBe(true);
    const longAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);
    utimesSync(before, longAgo, longAgo);
    await site.read(options);
    expect(existsSync(before)).toBe(false);
    expect(snapshots(site)).toHaveLength(1);
  });

  it('are not read when only others are built', async () => {
    const site = createTestSite();
    const versions = await site.read({ versions: { one: { ref: 'none' } }, onlyIncludeVersions: ['current'] });
    expect(versions.map(({ versionName }) => versionName)).toEqual(['current']);
  });

  it('belong to one instance each, with its own paths', async () => {
    const site = createTestSite({ files: { ...FILES, 'team/who.md': '# Who' } });
    const [docs, team] = await Promise.all([
      site.read({ versions: { one: { ref: 'v1' } } }),
      site.read({ path: 'team', versions: { one: { ref: 'v1' } } }, 'team'),
    ]);
    expect(textOf(versionOf(docs ?? [], 'one'), 'intro.md')).toBe('# One');
    expect(textOf(versionOf(team ?? [], 'one'), 'who.md')).toBe('# Who');
  });
});

describe('the places of a version in its commit', () => {
  it('are found when the site is in a folder of the repository, and the docs beside it', async () => {
    const site = createTestSite({
      files: {
        'docs/intro.md': '![](../shared/a.svg)',
        'shared/a.svg': '<svg/>',
        'site/sidebars.js': 'export default {}',
      },
      folder: 'site',
    });
    const options = { path: '../docs', sidebarPath: './sidebars.js', versions: { one: { ref: 'v1' } } };
    const version = versionOf(await site.read(options), 'one');
    expect(textOf(version, 'intro.md')).toContain('shared');
    expect(textOf(version, '../shared/a.svg')).toBe('<svg/>');
    expect(version.ref?.dir.startsWith(path.join(site.siteDir, '.dactyl'))).toBe(true);
    expect(version.sidebarFilePath).toBe(path.join(version.ref?.dir ?? '', 'site/sidebars.js'));
  });

  it('are followed through a link', async () => {
    const site = createTestSite({ files: { 'manual/intro.md': '# Linked', 'docs.md': '' } });
    symlinkSync('manual', path.join(site.siteDir, 'docs'));
    site.commit({ second: 2000 });
    const version = versionOf(await site.read({ versions: { one: { ref: 'main' } } }), 'one');
    expect(textOf(version, 'intro.md')).toBe('# Linked');
  });

  it('are named by refPath and refSidebarPath where they were others', async () => {
    const site = createTestSite({ files: { 'manual/a.md': '# A', 'old-sidebars.js': 'export default {}', ...FILES } });
    const one = { ref: 'v1', refPath: 'manual', refSidebarPath: 'old-sidebars.js' };
    const version = versionOf(await site.read({ sidebarPath: 'sidebars.js', versions: { one } }), 'one');
    expect(readdirSync(version.contentPath)).toEqual(['a.md']);
    expect(version.sidebarFilePath).toBe(path.join(version.ref?.dir ?? '', 'old-sidebars.js'));
    expect(version.ref?.docsPath).toBe('manual');
  });

  it('include the sidebars file under its former extension, with what it imports', async () => {
    const site = createTestSite({
      files: {
        ...FILES,
        'sidebars.js': "import { items } from './src/items.js';\nexport default { main: items };",
        'src/items.ts': "export { items } from './more';",
        'src/more/index.js': "export const items = ['intro'];",
        'src/unrelated.js': '',
      },
    });
    const options = { sidebarPath: './sidebars.ts', versions: { one: { ref: 'v1' } } };
    const { ref, sidebarFilePath } = versionOf(await site.read({ ...options, path: 'docs' }), 'one');
    expect(sidebarFilePath).toBe(path.join(ref?.dir ?? '', 'sidebars.js'));
    expect(existsSync(path.join(ref?.dir ?? '', 'src/items.ts'))).toBe(true);
    expect(existsSync(path.join(ref?.dir ?? '', 'src/more/index.js'))).toBe(true);
    expect(existsSync(path.join(ref?.dir ?? '', 'src/unrelated.js'))).toBe(false);
  });

  it.each([
    [undefined, undefined],
    [false, false],
  ])('need no sidebars file with sidebarPath %s', async (sidebarPath, expected) => {
    const site = createTestSite();
    const version = versionOf(await site.read({ sidebarPath, versions: { one: { ref: 'v1' } } }), 'one');
    expect(version.sidebarFilePath).toBe(expected);
  });
});
