/** Sources from real repositories next to the site, as docs see them. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRepository, type GitRepository } from '../../../../test/git-repository.js';
import { createSiteDir } from '../../../../test/plugin-context.js';
import { runDocsPlugin } from '../../../../test/run-docs-plugin.js';
import sources from './index.js';
import { sourcesOptionsSchema } from './options.js';
import { updateSources } from './provide-sources.js';

const removals: (() => void)[] = [];
afterAll(() => removals.forEach((remove) => remove()));
afterEach(() => vi.unstubAllEnvs());

let siteDir: string;
let origin: string;
let repository: GitRepository;

beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'production');
  const made = createSiteDir({
    'site/docs/intro.md': '# Intro\n\n[Guide](./sdk/guide.md)\n',
    'sdk/docs/guide.md': '# Guide\n',
    'sdk/docs/deep/more.md': '# More\n\n[Guide](../guide.md)\n',
    'sdk/docs/_category_.json': '{ "label": "SDK" }',
    'sdk/secret.md': '# Outside of the folder\n',
  });
  removals.push(made.remove);
  siteDir = path.join(made.siteDir, 'site');
  origin = path.join(made.siteDir, 'sdk');
  repository = createRepository(origin);
  repository.git('config', 'uploadpack.allowFilter', 'true');
  repository.commit({ second: 1000 });
});

const source = (own: object = {}) => ({ git: '../sdk', ref: 'main', folder: 'docs', to: 'docs/sdk', ...own });

function run(own: object[] = [source()], docs: object = {}) {
  writeFileSync(path.join(siteDir, 'docusaurus.config.js'), `plugins: [['x', { sources: ${JSON.stringify(own)} }]]`);
  const options = { showLastUpdateTime: true, editUrl: 'https://edit.example/', ...docs };
  return runDocsPlugin(siteDir, {
    siteConfig: {
      plugins: [
        ['content-docs', options],
        // The cast: the configuration types functions loosely, and this is one of the plugin contract.
        [sources as never, { sources: own }],
      ],
    },
  });
}

const edit = (name: string, text: string, second: number) => {
  mkdirSync(path.dirname(path.join(origin, name)), { recursive: true });
  writeFileSync(path.join(origin, name), text);
  repository.commit({ second, author: 'Grace' });
};
const read = (name: string) => readFileSync(path.join(siteDir, name), 'utf8');
const update = (isDry = false) =>
  updateSources(
    sourcesOptionsSchema.parse({ sources: [source()] }),
    { siteDir, configFile: path.join(siteDir, 'docusaurus.config.js'), logger: undefined },
    { isDry },
  );

describe('content of another repository', () => {
  it('is content of the site, with its dates, ignored by git, and none of what is outside of its folder', async () => {
    edit('docs/guide.md', '# Guide\n\nMore.\n', 2000);
    const site = await run([source({ editUrl: 'https://host.example/edit/main/docs' })]);
    expect(site.metadata('docs/sdk/guide.md')).toMatchObject({
      permalink: '/docs/sdk/guide',
      lastUpdatedAt: 2_000_000,
      editUrl: 'https://host.example/edit/main/docs/guide.md',
    });
    expect(site.metadata('docs/sdk/deep/more.md')?.lastUpdatedAt).toBe(1_000_000);
    expect(site.metadata('docs/intro.md')?.editUrl).toBe('https://edit.example/docs/intro.md');
    expect(site.link('./sdk/guide.md', 'docs/intro.md')).toBe('/docs/sdk/guide');
    expect(site.link('../guide.md', 'docs/sdk/deep/more.md')).toBe('/docs/sdk/guide');
    expect(readdirSync(path.join(siteDir, 'docs/sdk'))).toEqual(['.gitignore', '_category_.json', 'deep', 'guide.md']);
    expect(read('docs/sdk/.gitignore')).toMatch(/^\*$/m);
  });

  it('stays at its commit, without the repository too, until it is updated', async () => {
    await run();
    const pinned = read('sources.lock.json');
    edit('docs/guide.md', '# Changed\n', 3000);
    edit('docs/new.md', '# New\n', 4000);
    rmSync(path.join(origin, 'docs/deep'), { recursive: true });
    repository.commit({ second: 5000 });
    const moved = `${origin}-moved`;
    await import('node:fs/promises').then(({ rename }) => rename(origin, moved));
    rmSync(path.join(siteDir, 'docs/sdk'), { recursive: true });
    const site = await run();
    expect(site.metadata('docs/sdk/guide.md')).toMatchObject({ title: 'Guide', lastUpdatedAt: 1_000_000 });
    expect(read('sources.lock.json')).toBe(pinned);
    await import('node:fs/promises').then(({ rename }) => rename(moved, origin));

    expect(await update(true)).toMatchObject([{ to: 'docs/sdk', before: expect.stringMatching(/^[0-9a-f]{40}$/) }]);
    expect(read('sources.lock.json')).toBe(pinned);
    const [updated] = await update();
    expect(updated?.after).toBe(repository.git('rev-parse', 'HEAD').trim());
    expect(read('docs/sdk/guide.md')).toBe('# Changed\n');
    expect(existsSync(path.join(siteDir, 'docs/sdk/new.md'))).toBe(true);
    expect(existsSync(path.join(siteDir, 'docs/sdk/deep'))).toBe(false);
  });

  it('comes from a tag and from the first branch, and is edited only on branches', async () => {
    repository.git('tag', '-a', 'v1', '-m', 'One');
    edit('docs/guide.md', '# Second\n', 2000);
    const site = await run([
      source({ ref: 'v1', to: 'docs/v1' }),
      source({ ref: undefined, to: 'docs/next', history: false }),
    ]);
    expect(site.metadata('docs/v1/guide.md')).toMatchObject({ title: 'Guide' });
    expect(site.metadata('docs/next/guide.md')).toMatchObject({ title: 'Second' });
    expect(site.metadata('docs/next/guide.md')).not.toHaveProperty('lastUpdatedAt');
    expect(site.metadata('docs/next/guide.md')).not.toHaveProperty('editUrl');
    expect(site.warnings).toEqual([expect.stringContaining('docs/intro.md')]);
    const { sources: pins } = JSON.parse(read('sources.lock.json')) as { sources: object[] };
    expect(pins).toMatchObject([
      { git: '../sdk', branch: 'main' },
      { git: '../sdk', ref: 'v1' },
    ]);
    expect(pins[1]).not.toHaveProperty('branch');
  });

  it('never leads out of its folder by links', async () => {
    writeFileSync(path.join(siteDir, 'passwords'), 'secret');
    symlinkSync(path.join(siteDir, 'passwords'), path.join(origin, 'docs/absolute.md'));
    symlinkSync('../../site/passwords', path.join(origin, 'docs/upwards.md'));
    symlinkSync('../secret.md', path.join(origin, 'docs/inside.md'));
    repository.commit({ second: 2000 });
    const site = await run();
    expect(read('docs/sdk/inside.md')).toContain('Outside of the folder');
    expect(existsSync(path.join(siteDir, 'docs/sdk/absolute.md'))).toBe(false);
    expect(existsSync(path.join(siteDir, 'docs/sdk/upwards.md'))).toBe(false);
    expect(site.warnings.filter((text) => text.includes('which the commit does not hold'))).toHaveLength(2);
  });
});

describe('a source that cannot be brought', () => {
  it.each([
    ['a ref that is not there', source({ ref: 'mian' }), /has no branch or tag "mian"[\s\S]*Did you mean "main"\?/],
    ['a folder that is not there', source({ folder: 'dcs' }), /no folder "dcs"[\s\S]*Did you mean "docs"\?/],
    ['a file for a folder', source({ folder: 'secret.md' }), /"secret.md" is a file there/],
    ['a repository that is not there', source({ git: '../nobody' }), /\.\.\/nobody cannot be read/],
    ['files of the site', source({ to: 'docs' }), /"docs" has files of the site, such as docs\/intro.md/],
  ])('says so: %s', async (_, own, expected) => {
    const error = await run([own]).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    const { message, details } = error as { message: string; details: { hint: string; line?: number } };
    expect(`${message}\n${details.hint}`).toMatch(expected);
    expect(details.line).toBe(1);
    expect(existsSync(path.join(siteDir, 'docs/sdk'))).toBe(false);
  });

  it('keeps what somebody has edited or added there, and follows no link in the place of a folder', async () => {
    await run();
    writeFileSync(path.join(siteDir, 'docs/sdk/guide.md'), '# Mine\n');
    writeFileSync(path.join(siteDir, 'docs/sdk/mine.md'), '# Mine\n');
    await expect(run()).rejects.toThrow('not as they were written: docs/sdk/guide.md, docs/sdk/mine.md.');
    expect(read('docs/sdk/guide.md')).toBe('# Mine\n');
    rmSync(path.join(siteDir, 'docs/sdk'), { recursive: true });
    mkdirSync(path.join(siteDir, '../elsewhere'));
    symlinkSync('../../elsewhere', path.join(siteDir, 'docs/sdk'));
    await expect(run()).rejects.toThrow('is no folder inside of the site');
    expect(readdirSync(path.join(siteDir, '../elsewhere'))).toEqual([]);
  });

  it('never tells a password', async () => {
    const error = await run([source({ git: 'http://me:s3cretword@127.0.0.1:9/sdk.git' })]).catch(
      (thrown: unknown) => thrown,
    );
    const text = JSON.stringify([String(error), (error as { details: unknown }).details]);
    expect(text).toContain('http://127.0.0.1:9/sdk.git cannot be read');
    expect(text).not.toMatch(/s3cretword/);
    expect(readdirSync(path.join(siteDir, '.dactyl/sources')).join()).not.toContain('s3cretword');
  });
});

it('with a key for caches, uses no clone that somebody else has changed', async () => {
  vi.stubEnv('DACTYL_CACHE_KEY', 'k');
  await run();
  const folder = path.join(siteDir, '.dactyl/sources');
  const [clone = ''] = readdirSync(folder);
  const config = path.join(folder, clone, 'config');
  writeFileSync(config, `${readFileSync(config, 'utf8')}[core]\n\tsshCommand = touch stolen\n`);
  await run();
  expect(readFileSync(config, 'utf8')).not.toContain('stolen');
  expect(await run().then(({ metadata }) => metadata('docs/sdk/guide.md')?.lastUpdatedAt)).toBe(1_000_000);
});
