import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { openCache } from './cache.js';

const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-cache-'));
afterAll(() => rmSync(dir, { recursive: true }));

// In a file of its own: native code is loaded once in a process, and then stays.
it('goes on without a cache where native code does not run', async () => {
  const dlopen = vi.spyOn(process, 'dlopen').mockImplementation(() => {
    throw new Error('loading addons is disabled');
  });
  const warn = vi.fn<(message: string) => void>();
  const cache = openCache(path.join(dir, 'store'), { warn });
  cache.put('page', 'key', 'value');
  await cache.close();
  expect(cache.get('page', 'key')).toBeUndefined();
  expect(warn.mock.calls).toEqual([['The build goes on without a cache: loading addons is disabled']]);
  expect(dlopen).toHaveBeenCalled();
  expect(existsSync(path.join(dir, 'store'))).toBe(false);
});
