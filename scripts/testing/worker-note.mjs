/**
 * Which process runs which test file. As a setup file of all projects it notes this for each file; the reporter reads it
 * when a file hangs.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect } from 'vitest';

const folder = process.env.DACTYL_TEST_WORKERS;
const { testPath } = expect.getState();
if (folder && testPath) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, String(process.pid)), testPath);
}
