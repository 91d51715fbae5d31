import { mkdtemp, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  fileKind,
  isInside,
  linkOrCopyFile,
  listFiles,
  readTextIfExists,
  removeTree,
  writeFileAtomic,
  writeFileIfChanged,
} from './files.js';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'dactyl-files-'));
});
afterEach(() => rm(dir, { recursive: true }));

describe('files', () => {
  it('writes with folders and leaves no temporary file', async () => {
    await writeFileAtomic(path.join(dir, 'a/b/c.txt'), 'one');
    await writeFileAtomic(path.join(dir, 'a/b/c.txt'), 'two');
    expect(await listFiles(dir)).toEqual(['a/b/c.txt']);
    expect(await readTextIfExists(path.join(dir, 'a/b/c.txt'))).toBe('two');
    expect(await readTextIfExists(path.join(dir, 'none'))).toBeUndefined();
  });

  it('leaves a file with the same content alone', async () => {
    const file = path.join(dir, 'a.txt');
    expect(await writeFileIfChanged(file, 'one')).toBe(true);
    const before = await stat(file);
    expect(await writeFileIfChanged(file, 'one')).toBe(false);
    expect((await stat(file)).ino).toBe(before.ino);
    expect(await writeFileIfChanged(file, 'two')).toBe(true);
  });

  it('links into missing folders and over old files', async () => {
    const from = path.join(dir, 'from.txt');
    await writeFile(from, 'x');
    await writeFile(path.join(dir, 'old.txt'), 'old');
    for (const name of ['new/to.txt', 'old.txt']) {
      await linkOrCopyFile(from, path.join(dir, name));
      expect(await readFile(path.join(dir, name), 'utf8')).toBe('x');
    }
    expect((await stat(from)).nlink).toBe(3);
    await expect(linkOrCopyFile(path.join(dir, 'none'), path.join(dir, 'z'))).rejects.toThrow('ENOENT');
  });

  it('copies where a link cannot cross', async () => {
    const from = path.join(dir, 'from.txt');
    await writeFile(from, 'x');
    const other = await mkdtemp('/dev/shm/dactyl-').catch(() => undefined);
    if (other === undefined) return;
    await linkOrCopyFile(from, path.join(other, 'deep/to.txt'));
    expect(await readFile(path.join(other, 'deep/to.txt'), 'utf8')).toBe('x');
    await rm(other, { recursive: true });
  });

  it('removes folders and files, but nothing behind a link', async () => {
    await writeFileAtomic(path.join(dir, 'own/deep/a.txt'), '');
    await writeFileAtomic(path.join(dir, 'other/b.txt'), '');
    await symlink(path.join(dir, 'other'), path.join(dir, 'own/link'), 'junction');
    for (const name of ['own', 'none', 'other/b.txt']) await removeTree(path.join(dir, name));
    expect([await fileKind(path.join(dir, 'own')), await fileKind(path.join(dir, 'other'))]).toEqual([
      undefined,
      'folder',
    ]);
    expect(await listFiles(dir)).toEqual([]);
    await writeFileAtomic(path.join(dir, 'other/b.txt'), '');
    await symlink(path.join(dir, 'other'), path.join(dir, 'link'), 'junction');
    await removeTree(path.join(dir, 'link'));
    expect(await listFiles(dir)).toEqual(['other/b.txt']);
  });

  it('lists files sorted and folders not at all', async () => {
    await mkdir(path.join(dir, 'empty'));
    await writeFileAtomic(path.join(dir, 'b.txt'), '');
    await writeFileAtomic(path.join(dir, 'a/z.txt'), '');
    expect(await listFiles(dir)).toEqual(['a/z.txt', 'b.txt']);
    expect(await listFiles(path.join(dir, 'none'))).toEqual([]);
    expect([
      await fileKind(dir),
      await fileKind(path.join(dir, 'b.txt')),
      await fileKind(path.join(dir, 'no')),
    ]).toEqual(['folder', 'file', undefined]);
  });
});

describe('isInside', () => {
  it.each([
    ['/a', '/a', true],
    ['/a', '/a/b', true],
    ['/a', '/a/..b', true],
    ['/a', '/ab', false],
    ['/a/b', '/a', false],
  ])('%s holds %s: %s', (folder, file, expected) => {
    expect(isInside(folder, file)).toBe(expected);
  });
});
