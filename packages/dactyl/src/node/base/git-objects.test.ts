import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createRepository } from '../../../test/git-repository.js';
import { createSiteDir } from '../../../test/plugin-context.js';
import { findRepository, listRefs, openObjects, resolveCommits } from './git-objects.js';

const { siteDir, remove } = createSiteDir({ 'site/a.md': '# A' });
const repository = createRepository(siteDir);
repository.commit();
repository.git('tag', '-a', 'v1', '-m', 'One');
const head = repository.git('rev-parse', 'HEAD').trim();
afterAll(remove);
afterEach(() => vi.unstubAllEnvs());

describe('findRepository', () => {
  it('says where a folder lies in its repository', async () => {
    expect(await findRepository(`${siteDir}/site`)).toEqual({
      dir: `${siteDir}/site`,
      prefix: 'site/',
      isShallow: false,
    });
    expect(await findRepository(siteDir)).toMatchObject({ prefix: '' });
  });

  it('says why there is none', async () => {
    const other = createSiteDir({});
    expect(await findRepository(other.siteDir)).toEqual({ fault: expect.stringContaining('not a git repository') });
    other.remove();
    vi.stubEnv('PATH', '');
    expect(await findRepository(siteDir)).toEqual({ fault: 'git is not installed' });
  });
});

describe('resolveCommits', () => {
  it('finds tags, branches and hashes, and nothing that is no commit', async () => {
    const names = ['v1', 'none', 'main', head.slice(0, 8), `${head}:site`, 'HEAD'];
    expect(await resolveCommits(siteDir, names)).toEqual([head, undefined, head, head, undefined, head]);
    expect(await listRefs(siteDir)).toEqual(['main', 'v1']);
  });
});

describe('openObjects', () => {
  it('reads one after the other, and knows what is missing', async () => {
    const objects = openObjects(siteDir);
    const id = repository.git('rev-parse', 'HEAD:site/a.md').trim();
    expect(await objects.read('0'.repeat(40))).toBeUndefined();
    expect((await objects.read(id))?.toString()).toBe('# A');
    expect((await objects.read(id))?.toString()).toBe('# A');
    objects.close();
  });
});
