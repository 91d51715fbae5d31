import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findBlocks } from './find-blocks.js';
import { runUnit } from './run-units.js';
import { makeUnits } from './units.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'run-units-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function messageOf(code: string, check = 'check'): Promise<string | undefined> {
  const blocks = findBlocks(`\`\`\`js ${check}\n${code}\n\`\`\``, path.join(folder, 'a.md'));
  const [unit] = makeUnits(blocks, { siteDir: folder, form: 'url' });
  if (!unit) throw new Error('There is no unit.');
  writeFileSync(path.join(folder, unit.name), unit.text);
  return (await runUnit(unit, { folder, siteDir: folder, commands: {} }))?.message;
}

it.each(['check', 'check=error'])('ends a program that never stops writing (%s)', async (check) => {
  const endless = "const more = () => process.stdout.write('x'.repeat(100_000), more);\nmore();";
  expect(await messageOf(endless, check)).toBe('The program wrote more than 1 MB, and was ended.');
});

it.skipIf(process.platform === 'win32')('names the signal that has ended a program', async () => {
  const ended = "console.log('Under way');\nprocess.kill(process.pid, 'SIGKILL');\nsetInterval(() => {}, 1000);";
  expect(await messageOf(ended)).toBe('Under way\nThe program was ended by the signal SIGKILL.');
});
