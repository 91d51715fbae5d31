import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { stampFiles, stampFolder } from './stamp-folder.js';

const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-stamp-'));
const file = (name: string) => path.join(dir, name);
const stamp = (ofInode = true) => stampFolder(dir, { ofInode, leavesOut: (name) => name === file('left') });
afterAll(() => rmSync(dir, { recursive: true }));

beforeEach(() => {
  rmSync(dir, { recursive: true });
  mkdirSync(file('docs'), { recursive: true });
  mkdirSync(file('left'));
  writeFileSync(file('docs/one.md'), 'one');
  writeFileSync(file('left/out.md'), 'out');
});

describe('stampFolder', () => {
  it.each<[string, () => void]>([
    ['a longer text', () => writeFileSync(file('docs/one.md'), 'longer')],
    ['a new file', () => writeFileSync(file('docs/two.md'), '')],
    ['another name', () => (rmSync(file('docs/one.md')), writeFileSync(file('docs/eno.md'), 'one'))],
    ['a file that is gone', () => rmSync(file('docs/one.md'))],
  ])('is another one after %s', (_, change) => {
    const before = stamp();
    change();
    expect(stamp().hash).not.toBe(before.hash);
  });

  it('tells a file that was replaced by one of the same size and time, if asked to', () => {
    const time = new Date('2026-01-01');
    utimesSync(file('docs/one.md'), time, time);
    const before = [stamp(true), stamp(false)];
    writeFileSync(file('docs/one.md'), 'eno');
    utimesSync(file('docs/one.md'), time, time);
    expect(stamp(true).hash).not.toBe(before[0]?.hash);
    expect(stamp(false).hash).toBe(before[1]?.hash);
  });

  it('stays the same without a change, and after changes in what is left out', () => {
    const before = stamp();
    writeFileSync(file('left/more.md'), '');
    expect(stamp()).toEqual(before);
    expect(before.isWhole).toBe(true);
    expect(before.changed).toBe(Math.max(statSync(file('docs/one.md')).ctimeMs, statSync(file('docs/one.md')).mtimeMs));
  });

  it('is not whole with a link, or with another repository inside', () => {
    symlinkSync(file('left'), file('docs/link'));
    expect(stamp().isWhole).toBe(false);
    rmSync(file('docs/link'));
    writeFileSync(file('docs/.git'), 'gitdir: ../elsewhere');
    expect(stamp().isWhole).toBe(false);
  });

  it('is that of nothing for a folder that is not there', () => {
    expect(stampFolder(file('none'), { ofInode: true })).toMatchObject({ changed: 0, isWhole: true });
  });
});

it('tells a single file that is gone', () => {
  const before = stampFiles([file('docs/one.md')]);
  expect(stampFiles([file('docs/one.md')])).toBe(before);
  rmSync(file('docs/one.md'));
  expect(stampFiles([file('docs/one.md')])).not.toBe(before);
});
