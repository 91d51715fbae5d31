import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { runNode } from './run-command.mjs';

it('tells whether a command succeeded', async () => {
  expect(await runNode(['-e', ''], { timeLimit: 10_000 })).toBe(true);
  expect(await runNode(['-e', 'process.exit(1)'])).toBe(false);
});

it('ends a command at its time limit, with the servers that it started', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'run-command-'));
  const file = join(dir, 'signs-of-life');
  const server = `setInterval(() => require('node:fs').appendFileSync(process.argv[1], '.'), 20)`;
  const starter = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}, process.argv[1]]);
    setInterval(() => {}, 1000)`;
  expect(await runNode(['-e', starter, file], { quiet: true, timeLimit: 1500 })).toBe(false);
  const { size } = statSync(file);
  expect(size).toBeGreaterThan(0);
  await wait(200);
  expect(statSync(file).size).toBe(size);
  rmSync(dir, { recursive: true });
});
