import { describe, expect, it } from 'vitest';

import { childSeconds, measure } from './measure.mjs';

describe('childSeconds', () => {
  it.each([
    ['0m0.000000s 0m0.000000s\n1m2.500000s 0m0.250000s\n', 62.75],
    ['0m0.000s 0m0.000s\n0m0,100s 0m0,020s\n', 0.12],
    ['', 0],
  ])('reads %j', (times, seconds) => {
    expect(childSeconds(times)).toBeCloseTo(seconds, 5);
  });
});

describe.skipIf(process.platform !== 'linux')('measure', () => {
  it('counts processor time and memory of grandchildren too', async () => {
    const work =
      'const end = Date.now() + 400; const held = Buffer.alloc(60e6, 1); while (Date.now() < end) held[0]++;';
    const parent = `require('child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(work)}])`;
    const result = await measure(process.execPath, ['-e', parent], process.cwd());
    expect(result.success).toBe(true);
    expect(result.wall).toBeGreaterThan(0.4);
    expect(result.cpu).toBeGreaterThan(0.1);
    expect(result.peakMemory).toBeGreaterThan(60e6);
  });

  it('keeps what a failing command said', async () => {
    const result = await measure('sh', ['-c', 'echo no >&2; exit 3'], process.cwd());
    expect(result).toMatchObject({ success: false, output: 'no\n' });
  });
});
