import { expect, it } from 'vitest';

import { missingPackages } from './install-missing.mjs';

const LOCKED = {
  '': { version: '1.0.0' },
  'packages/dactyl': { version: '1.0.0' },
  'node_modules/dactyl': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/binary-win32': { version: '1.0.0', optional: true },
};

it('is content with what the lock file names, without binaries for other systems', () => {
  const installed = { 'node_modules/dactyl': { link: true }, 'node_modules/react': { version: '19.3.1' } };
  expect(missingPackages(LOCKED, installed)).toEqual([]);
});

it('misses everything in a fresh clone', () => {
  expect(missingPackages(LOCKED, {})).toEqual(['node_modules/dactyl', 'node_modules/react']);
});

it('misses what the lock file has in another version', () => {
  const installed = { 'node_modules/dactyl': { link: true }, 'node_modules/react': { version: '18.0.0' } };
  expect(missingPackages(LOCKED, installed)).toEqual(['node_modules/react']);
});
