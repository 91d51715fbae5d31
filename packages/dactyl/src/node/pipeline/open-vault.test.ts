import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hashText } from '../base/hash.js';
import { openNote, readVault } from './open-vault.js';
import { areCodeFilesCurrent } from './read-code-files.js';

const siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-vault-'));
const file = (name: string) => path.join(siteDir, name);
const write = (name: string, text: string) => {
  mkdirSync(path.dirname(file(name)), { recursive: true });
  writeFileSync(file(name), text);
};
afterAll(() => rmSync(siteDir, { recursive: true }));

const processor = {
  obsidian: { vaults: [['i18n/zh', 'docs']], maintainCase: false, syntaxOf: () => ({ isMdx: true }) },
};
const open = (name: string, source: string) =>
  openNote({ file: file(name), source }, { processor, siteDir, vaults: new Map() });

it('finds notes of a vault, and says what the text is made of', () => {
  write('package.json', '{}');
  write('docs/boats/Heron.md', '---\ntitle: H\n---\n\nRed.\n');
  write('docs/boats/plan of it.pdf', '');
  write('i18n/zh/boats/Heron.md', '红\n');
  write('docs/.obsidian/Hidden.md', '');
  const source = '---\ntitle: [[x]]\n---\n\n![[Heron]]\n[[Hidden]] [[plan of it.pdf]] [[Heron#^a]]\n';
  const note = open('docs/Start.md', source);
  expect(note?.file.source).toBe(
    '---\ntitle: [[x]]\n---\n\n> **[Heron](./boats/Heron.md)**\n>\n> 红\n\nHidden [plan of it.pdf](./boats/plan%20of%20it.pdf) [Heron \\> ^a](./boats/Heron.md#^a)\n',
  );
  expect(note?.broken).toEqual([{ name: 'Hidden', line: 6, column: 1 }]);
  expect([2, 5, 7, 9].map((line) => note?.placeOf({ line, column: 3 }))).toEqual(
    [2, 5, 5, 6].map((line) => ({ line, column: 3 })),
  );
  const { hash } = readVault([file('i18n/zh'), file('docs')]);
  expect(note?.files).toEqual({
    [`${file('i18n/zh')}${path.sep}`]: hash,
    [`${file('docs')}${path.sep}`]: hash,
    [file('i18n/zh/boats/Heron.md')]: hashText('红\n'),
  });
  expect(areCodeFilesCurrent(note?.files, siteDir)).toBe(true);
  write('docs/New.md', '');
  expect(areCodeFilesCurrent(note?.files, siteDir)).toBe(false);
  rmSync(file('docs/New.md'));
  write('i18n/zh/boats/Heron.md', '绿\n');
  expect(areCodeFilesCurrent(note?.files, siteDir)).toBe(false);
});

it('reads no file that is no note, and keeps what names a part of it', () => {
  write('docs/boats/sheet.pdf', '%PDF\0# page=3\n');
  const note = open('docs/Start.md', '[[sheet.pdf#page=3]] [[sheet.pdf#a (b)|c]]');
  expect(note?.file.source).toBe('[sheet.pdf \\> page=3](./boats/sheet.pdf#page=3) [c](./boats/sheet.pdf#a%20%28b%29)');
  expect(Object.keys(note?.files ?? {})).not.toContain(file('docs/boats/sheet.pdf'));
  expect(areCodeFilesCurrent(note?.files, siteDir)).toBe(true);
});

it('embeds no note from outside of the project, but those of a folder that the configuration names', () => {
  const outside = mkdtempSync(path.join(tmpdir(), 'dactyl-outside-'));
  writeFileSync(path.join(outside, 'secret.md'), 'Secret.\n');
  symlinkSync(path.join(outside, 'secret.md'), file('docs/Linked.md'));
  const linked = open('docs/Start.md', '![[Linked]] \n[[Linked#Secret]]');
  expect(linked?.file.source).not.toContain('Secret.');
  expect(linked?.files[file('docs/Linked.md')]).toBe('');
  expect(areCodeFilesCurrent(linked?.files, siteDir)).toBe(true);
  mkdirSync(path.join(outside, 'notes'));
  writeFileSync(path.join(outside, 'package.json'), '{}');
  writeFileSync(path.join(outside, 'notes/Own.md'), 'Own.\n');
  const parts = {
    processor: {
      obsidian: { vaults: [[path.join(outside, 'notes')]], maintainCase: false, syntaxOf: () => ({ isMdx: true }) },
    },
    siteDir,
  };
  const start = { file: path.join(outside, 'notes/Start.md'), source: '![[Own]]' };
  const named = openNote(start, { ...parts, vaults: new Map() });
  expect(named?.file.source).toContain('> Own.');
  expect(areCodeFilesCurrent(named?.files, siteDir)).toBe(true);
  rmSync(file('docs/Linked.md'));
  rmSync(outside, { recursive: true });
});

it('leaves text alone that has none of it, and other sites', () => {
  expect(open('docs/Start.md', 'a [b](c) = d')).toBeUndefined();
  expect(
    openNote({ file: file('docs/a.md'), source: '[[a]]' }, { processor: {}, siteDir, vaults: new Map() }),
  ).toBeUndefined();
});
