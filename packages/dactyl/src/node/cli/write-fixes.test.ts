import { lstatSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSilentLogger } from '../base/logger.js';
import { writeFixes } from './write-fixes.js';

it('what was edited since it was read is left, and a link stays one', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'fixes-'));
  const file = (name: string) => path.join(dir, name);
  writeFileSync(file('edited.md'), 'of the author');
  writeFileSync(file('note.md'), 'old');
  symlinkSync(file('note.md'), file('link.md'));
  const fixes = ['edited.md', 'gone.md', 'link.md'].map((name) => ({ file: file(name), before: 'old', after: 'new' }));
  const said: string[] = [];
  const written = await writeFixes(fixes, { ...createSilentLogger(), warn: (text) => void said.push(text) });
  expect(written.map((each) => path.basename(each.file))).toEqual(['link.md']);
  expect([readFileSync(file('edited.md'), 'utf8'), readFileSync(file('note.md'), 'utf8')]).toEqual([
    'of the author',
    'new',
  ]);
  expect(lstatSync(file('link.md')).isSymbolicLink()).toBe(true);
  expect(said).toHaveLength(2);
  rmSync(dir, { recursive: true });
});
