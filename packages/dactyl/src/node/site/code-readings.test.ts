import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openReadings } from './code-readings.js';

it('keeps what the dev server has read for its next start, and takes nothing from what builds keep', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'dactyl-readings-'));
  onTestFinished(() => rmSync(siteDir, { recursive: true }));
  const read = vi.fn<() => { title: string }>(() => ({ title: 'One' }));
  const run = async (kind: 'build' | 'dev', hash: string) => {
    const readings = await openReadings(siteDir, kind);
    expect(readings.of(hash, 'docs', read)).toEqual({ title: 'One' });
    await readings.keep();
  };
  for (const hash of ['a', 'b']) await run('build', hash);
  await run('dev', 'c');
  expect(read).toHaveBeenCalledTimes(3);
  await run('dev', 'c');
  await run('build', 'b');
  expect(read).toHaveBeenCalledTimes(3);
});
