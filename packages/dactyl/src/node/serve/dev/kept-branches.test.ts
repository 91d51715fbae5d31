import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createKeptBranches } from './kept-branches.js';

const BRANCH = { of: '[1]', markup: '<li>One</li>' };

function branchFile(): string {
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-branches-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return path.join(dir, 'folder/en.json');
}

async function fileWithOne(): Promise<string> {
  const file = branchFile();
  const kept = createKeptBranches(file);
  kept.of('code 1').set('sidebar a', BRANCH);
  kept.keep();
  await expect.poll(() => existsSync(file)).toBe(true);
  return file;
}

it('gives both renderers the same branches, and none of those that other code has rendered', () => {
  const kept = createKeptBranches(branchFile());
  const first = kept.of('code 1');
  expect(kept.of('code 1')).toBe(first);
  first.set('sidebar a', BRANCH);
  expect(kept.of('code 2').size).toBe(0);
});

it('keeps them for the next start with the same code', async () => {
  const file = await fileWithOne();
  expect([...createKeptBranches(file).of('code 1')]).toEqual([['sidebar a', BRANCH]]);
  expect(createKeptBranches(file).of('code 2').size).toBe(0);
  // After code that has not written the file, nothing is read.
  const other = createKeptBranches(file);
  other.of('code 2');
  expect(other.of('code 1').size).toBe(0);
});

it('reads nothing from a file that is damaged', async () => {
  const file = await fileWithOne();
  writeFileSync(file, readFileSync(file, 'utf8').replace('One', 'Two'));
  expect(createKeptBranches(file).of('code 1').size).toBe(0);
  for (const text of ['', '{}', 'x']) {
    writeFileSync(file, text);
    expect(createKeptBranches(file).of('code 1').size).toBe(0);
  }
});

it('writes nothing where nothing is new', async () => {
  const file = await fileWithOne();
  rmSync(file);
  const kept = createKeptBranches(file);
  kept.of('code 1');
  kept.keep();
  const other = createKeptBranches(path.join(path.dirname(file), 'other.json'));
  other.of('code 1').set('sidebar a', BRANCH);
  other.keep();
  await expect.poll(() => existsSync(path.join(path.dirname(file), 'other.json'))).toBe(true);
  expect(existsSync(file)).toBe(false);
});
