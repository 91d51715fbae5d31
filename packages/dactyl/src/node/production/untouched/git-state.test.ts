import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { gitState } from './git-state.js';

const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-git-state-'));
const site = path.join(dir, 'repository/website');
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t.example', ...args], {
    cwd: path.dirname(site),
    stdio: 'pipe',
  });
afterAll(() => rmSync(dir, { recursive: true }));

it('changes with a commit, a branch and a history that is packed', () => {
  mkdirSync(site, { recursive: true });
  git('init', '-q', '-b', 'main');
  const states = [gitState(site)];
  const next = (...commands: string[][]) => {
    for (const command of commands) git(...command);
    states.push(gitState(site));
  };
  next(['commit', '-q', '--allow-empty', '-m', 'one']);
  expect(gitState(site)).toBe(states.at(-1));
  next(['commit', '-q', '--allow-empty', '-m', 'two']);
  next(['checkout', '-q', '-b', 'other']);
  next(['checkout', '-q', '--detach']);
  next(['checkout', '-q', 'main'], ['pack-refs', '--all']);
  next(['commit', '-q', '--allow-empty', '-m', 'three']);
  expect(states.every((state) => state !== undefined)).toBe(true);
  expect(new Set(states).size).toBe(states.length);
});

it('is not known in a further working tree', () => {
  git('worktree', 'add', '-q', '../tree');
  expect(gitState(path.join(dir, 'tree'))).toBeUndefined();
});

it('is not known where branches are in a table', () => {
  const table = path.join(dir, 'table');
  // As `git init --ref-format=reftable` of git 2.45 makes them: this file stays the same.
  mkdirSync(path.join(table, '.git/reftable'), { recursive: true });
  writeFileSync(path.join(table, '.git/HEAD'), 'ref: refs/heads/.invalid\n');
  expect(gitState(table)).toBeUndefined();
});

it('is that of none where there is no repository', () => {
  writeFileSync(path.join(dir, 'file'), '');
  expect(gitState(path.parse(dir).root)).toBe('none');
});
