import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { dactylVersion } from './dactyl-version.js';

const cwd = mkdtempSync(join(tmpdir(), 'create-dactyl-'));
afterAll(() => rmSync(cwd, { recursive: true }));
writeFileSync(join(cwd, 'dactyl-3.6.3.tgz'), '');
const place = { cwd, siteDir: join(cwd, 'sites/mine') };

it.each([
  ['3.6.3', '3.6.3'],
  ['next', 'next'],
  ['dactyl-3.6.3.tgz', 'file:../../dactyl-3.6.3.tgz'],
  [join(cwd, 'dactyl-3.6.3.tgz'), 'file:../../dactyl-3.6.3.tgz'],
])('%s becomes %s', (said, expected) => expect(dactylVersion(said, place)).toBe(expected));

it.each([
  ['absent.tgz', 'there is no such file'],
  ['', 'is empty'],
])('"%s" is refused', (said, message) => expect(() => dactylVersion(said, place)).toThrow(message));
