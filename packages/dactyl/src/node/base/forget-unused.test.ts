import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { cachedSet } from './cached-set.js';
import { forgetUnused } from './forget-unused.js';

it('removes what was not used for 90 days, and keeps what a build has asked for', async () => {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'dactyl-unused-'));
  onTestFinished(() => rmSync(cacheDir, { recursive: true }));
  const long = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  const folder = (name: string) => path.join(cacheDir, name);
  const make = () => Promise.resolve({ files: [] });
  for (const name of ['old', 'used']) {
    await cachedSet(folder(name), make);
    utimesSync(folder(name), long, long);
  }
  mkdirSync(folder('new'));
  writeFileSync(path.join(folder('old'), 'a.webp'), 'a');
  utimesSync(folder('old'), long, long);
  await cachedSet(folder('used'), () => Promise.reject(new Error('It is there.')));
  expect(statSync(folder('used')).mtimeMs).toBeGreaterThan(long.getTime());
  await forgetUnused(cacheDir);
  expect(['old', 'used', 'new'].map((name) => existsSync(folder(name)))).toEqual([false, true, true]);
  // A site without a cache has nothing to forget.
  await forgetUnused(folder('none'));
});
