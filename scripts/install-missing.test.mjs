import { expect, it } from 'vitest';

import { missingPackages } from './install-missing.mjs';

const LOCKED = {
  '': { version: '1.0.0' },
  'packages/dactyl': { version: '1.0.0' },
  'node_modules/dactyl': { link: true },
  'node_modules/react': { version: '19.3.1' },
  'node_modules/binary-win32': { version: '1.0.0', optional: true },
};

it.each([
  ['nothing when what the lock file names is there', { dactyl: {}, react: { version: '19.3.1' } }, []],
  ['everything but binaries for other systems in a fresh clone', {}, ['node_modules/dactyl', 'node_modules/react']],
  ['what is there in another version', { dactyl: {}, react: { version: '18.0.0' } }, ['node_modules/react']],
])('misses %s', (_, installed, missing) => {
  const manifests = new Map(Object.entries(installed));
  expect(missingPackages(LOCKED, (path) => manifests.get(path.replace('node_modules/', '')))).toEqual(missing);
});
