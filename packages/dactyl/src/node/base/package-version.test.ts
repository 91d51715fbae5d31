import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { packageVersion } from './package-version.js';

it('reads the manifest of the package, not those of folders of its output', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-package-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const entry = path.join(dir, 'bird/dist/esm/index.js');
  mkdirSync(path.dirname(entry), { recursive: true });
  writeFileSync(path.join(dir, 'bird/package.json'), '{ "name": "bird", "version": "1.2.3" }');
  writeFileSync(path.join(dir, 'bird/dist/package.json'), '{ "type": "module" }');
  expect(packageVersion(entry)).toBe('1.2.3');
  writeFileSync(path.join(dir, 'bird/dist/package.json'), '{ "name": "bird-esm", "version": "0.0.0" }');
  expect(packageVersion(entry)).toBe('0.0.0');
  expect(packageVersion(entry, 'bird')).toBe('1.2.3');
  expect(packageVersion(entry, 'fish')).toBeUndefined();
});
