import { execFileSync } from 'node:child_process';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isShallowClone, lastCommitDates } from './git.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'dactyl-git-'));
});
afterEach(() => rm(dir, { recursive: true }));

const git = (cwd: string, ...args: string[]) => execFileSync('git', args, { cwd, stdio: 'pipe' });

async function commit(file: string, second: number, author: string) {
  if (file) await writeFile(path.join(dir, file), `${second}\n`.repeat(5));
  const date = `@${second} +0000`;
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  git(dir, 'add', '-A');
  execFileSync('git', ['-c', `user.name=${author}`, '-c', 'user.email=a@b.c', 'commit', '-m', 'x'], {
    cwd: dir,
    env,
    stdio: 'pipe',
  });
}

describe('lastCommitDates', () => {
  it('gives the newest and the oldest commit, across a rename', async () => {
    git(dir, 'init', '-q');
    await commit('old name.md', 1000, 'Ada');
    await commit('other.md', 2000, 'Bob');
    await rename(path.join(dir, 'old name.md'), path.join(dir, '新.md'));
    await commit('', 3000, 'Cleo D');
    await writeFile(path.join(dir, 'untracked.md'), '');
    const dates = await lastCommitDates([dir]);
    expect(dates?.get(path.join(dir, '新.md'))).toEqual({
      newest: { timestamp: 3_000_000, author: 'Cleo D' },
      oldest: { timestamp: 1_000_000, author: 'Ada' },
    });
    expect(dates?.get(path.join(dir, 'other.md'))?.newest.author).toBe('Bob');
    expect(dates?.has(path.join(dir, 'untracked.md'))).toBe(false);
  });

  it('leaves out what a shallow clone cannot know', async () => {
    git(dir, 'init', '-q');
    await commit('a.md', 1000, 'Ada');
    await commit('b.md', 2000, 'Bob');
    await commit('a.md', 3000, 'Ada');
    const clone = path.join(dir, 'clone');
    git(dir, 'clone', '-q', '--depth', '2', `file://${dir}`, clone);
    const dates = await lastCommitDates([clone]);
    expect(await isShallowClone(clone)).toBe(true);
    expect(dates?.get(path.join(clone, 'a.md'))).toEqual({
      newest: { timestamp: 3_000_000, author: 'Ada' },
      oldest: undefined,
    });
    expect(dates?.has(path.join(clone, 'b.md'))).toBe(false);
  });

  it('is undefined outside of a repository and before the first commit', async () => {
    expect(await lastCommitDates([dir])).toBeUndefined();
    git(dir, 'init', '-q');
    expect(await lastCommitDates([dir])).toBeUndefined();
  });
});
