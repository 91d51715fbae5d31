import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { runNode } from './run-command.mjs';

it('tells whether a command succeeded', async () => {
  expect(await runNode(['-e', ''], { quiet: true, silenceLimit: 60_000 })).toBe(true);
  expect(await runNode(['-e', 'process.exit(1)'])).toBe(false);
});

it('ends a command that prints nothing any more, with the servers that it started', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'run-command-'));
  const file = join(dir, 'signs-of-life');
  const server = `setInterval(() => require('node:fs').appendFileSync(process.argv[1], '.'), 20)`;
  const starter = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(server)}, process.argv[1]]);
    const timer = setInterval(() => {
      if (require('node:fs').existsSync(process.argv[1])) clearInterval(timer); else console.log('waiting');
    }, 50);
    setInterval(() => {}, 1000);`;
  expect(await runNode(['-e', starter, file], { quiet: true, silenceLimit: 2000 })).toBe(false);
  const { size } = statSync(file);
  expect(size).toBeGreaterThan(0);
  await wait(200);
  expect(statSync(file).size).toBe(size);
  rmSync(dir, { recursive: true });
});
