import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { LOADED_PACKAGE } from '../../../test/loaded-package.js';
import { codeFingerprint } from './code-fingerprint.js';

it('changes with the code of a folder and of those in it, and with nothing else', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'in'));
  writeFileSync(path.join(folder, 'in/a.js'), 'export const a = 1;');
  const before = await codeFingerprint(folder);
  for (const name of ['README.md', 'in/a.d.ts', 'in/a.test.js']) writeFileSync(path.join(folder, name), 'Words');
  expect(await codeFingerprint(folder)).toBe(before);
  writeFileSync(path.join(folder, 'in/a.js'), 'export const a = 2;');
  expect(await codeFingerprint(folder)).not.toBe(before);
});

it.each(['node/markdown', 'features/docs/node'])('of %s is known to tests, which ask for it often', async (folder) => {
  const known = await codeFingerprint(path.join(LOADED_PACKAGE, folder));
  expect(globalThis).toHaveProperty(['OWN_FINGERPRINTS', folder], known);
});
