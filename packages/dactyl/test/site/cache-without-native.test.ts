import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const dir = mkdtempSync(path.join(tmpdir(), 'dactyl-cache-'));
afterAll(() => rmSync(dir, { recursive: true }));

const CACHE = path.join(import.meta.dirname, '../../dist/node/base/cache.js');

// In a process of its own: native code is loaded once, and then stays.
it('goes on without a cache where native code does not run', () => {
  const store = path.join(dir, 'store');
  const program = `
    import { openCache } from ${JSON.stringify(CACHE)};
    const warnings = [];
    const cache = openCache(${JSON.stringify(store)}, { warn: (message) => warnings.push(message) });
    cache.put('page', 'key', 'value');
    await cache.close();
    console.log(JSON.stringify({ warnings, value: cache.get('page', 'key') ?? null }));`;
  const output = execFileSync(process.execPath, ['--no-addons', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const { warnings, value } = JSON.parse(output) as { warnings: string[]; value: unknown }; // what the program prints
  expect(warnings).toEqual([expect.stringMatching(/^The build goes on without a cache: /)]);
  expect(value).toBeNull();
  expect(existsSync(store)).toBe(false);
});
