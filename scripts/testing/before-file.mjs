/**
 * Before each test file, in one module, because loading three for each of hundreds of files takes seconds. It notes which process runs
 * which file, for the reporter when a file hangs (`worker-notes.mjs`); takes away what loading a site leaves in the
 * environment; gives each request of a test a connection of its own; and spares tests the hashing of our code.
 */
import { randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

/** Folders of our code that are asked for each time that a test makes a processor, reads docs or writes a search. */
const HASHED = [
  'node/markdown',
  'node/base/html',
  'features/docs/node',
  'features/search/engine',
  'features/search/node',
];

const NOTE = Symbol.for('dactyl.tests.fresh-connections');

noteFile();
// For sidebars and plugins of that site. Files share a process, in an order that depends on how long they took last time.
delete process.env.DOCUSAURUS_CURRENT_LOCALE;
// Files of a worker share its globals.
if (!(NOTE in globalThis.fetch)) globalThis.fetch = withFreshConnections(globalThis.fetch);
if (!('OWN_FINGERPRINTS' in globalThis)) Object.assign(globalThis, { OWN_FINGERPRINTS: fingerprints() });

/**
 * What a bundle of the command knows of its own code (`code-fingerprint.ts`). Tests make hundreds of processors, and each would read and
 * hash the code that Markdown goes through. It stays the same in a worker, and no cache outlives one under this name.
 */
function fingerprints() {
  return Object.fromEntries(HASHED.map((folder) => [folder, randomUUID()]));
}

function noteFile() {
  const folder = process.env.DACTYL_TEST_WORKERS;
  const { testPath } = expect.getState();
  if (!folder || !testPath) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), testPath);
}

/**
 * A server closes connections that were idle for some seconds, and a test that computes longer than that would send its
 * next request on a connection that is being closed. Browsers and proxies repeat such a request, `fetch` rejects it.
 *
 * @param {typeof globalThis.fetch} fetch
 * @returns {typeof globalThis.fetch}
 */
function withFreshConnections(fetch) {
  /** @type {typeof globalThis.fetch} */
  const fetchOnce = (input, init) => {
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('connection', 'close');
    return fetch(input, { ...init, headers });
  };
  return Object.assign(fetchOnce, { [NOTE]: true });
}
