import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { checkFolder, packageName } from './check-folder.js';

const cwd = mkdtempSync(join(tmpdir(), 'create-dactyl-'));
afterAll(() => rmSync(cwd, { recursive: true }));

describe('checkFolder', () => {
  it('takes a folder that is not there yet, and says where it will be', () => {
    expect(checkFolder('new', cwd)).toBe(join(cwd, 'new'));
    expect(checkFolder('sites/new', cwd)).toBe(join(cwd, 'sites/new'));
    expect(checkFolder('文档', cwd)).toBe(join(cwd, '文档'));
  });

  it('takes the folder that one stands in, when it holds nothing but a repository and the like', () => {
    const empty = join(cwd, 'empty');
    mkdirSync(join(empty, '.git'), { recursive: true });
    writeFileSync(join(empty, 'LICENSE'), '');
    expect(checkFolder('.', empty)).toBe(empty);
    expect(checkFolder('../empty', empty)).toBe(empty);
  });

  it('refuses a folder that holds something, and names it', () => {
    mkdirSync(join(cwd, 'full'));
    writeFileSync(join(cwd, 'full', 'notes.md'), '');
    expect(() => checkFolder('full', cwd)).toThrow(
      'The folder full is not empty: it holds notes.md. Nothing was written.',
    );
  });

  it('refuses a file', () => {
    writeFileSync(join(cwd, 'file'), '');
    expect(() => checkFolder('file', cwd)).toThrow('file is a file');
  });

  it.each([
    ['a:b', '":" is not a character for names on every system'],
    ['what?', '"?" is not a character'],
    ['tab\tkey', String.raw`"\t" is not a character`],
    ['node_modules', 'taken by npm or by Windows'],
    ['sites/aux', 'taken by npm or by Windows'],
    [' padded', 'begins or ends with a space'],
    ['sites/aux.docs', 'taken by npm or by Windows'],
    ['dots.', 'ends with a dot'],
    ['dots..', 'ends with a dot'],
    ['long'.repeat(100), 'cannot be used: ENAMETOOLONG'],
    ['', 'The name of the folder is empty'],
  ])('refuses the name %j', (folder, message) => {
    expect(() => checkFolder(folder, cwd)).toThrow(message);
  });
});

describe('packageName', () => {
  it.each([
    ['my-site', 'my-site'],
    ['My Site', 'my-site'],
    ['MySite', 'my-site'],
    ['Übersicht 2.0', 'ubersicht-2-0'],
    ['.docs', 'docs'],
    ['文档', 'my-site'],
  ])('%s → %s', (folder, name) => {
    expect(packageName(join(cwd, folder))).toBe(name);
  });
});
