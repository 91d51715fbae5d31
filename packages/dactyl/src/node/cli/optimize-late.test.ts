import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { lateFlags } from './optimize-late.js';

describe('lateFlags', () => {
  it('names only flags that this Node.js knows', () => {
    const flags = lateFlags(process.versions.v8);
    const { stderr, status } = spawnSync(process.execPath, [...flags, '--eval', ''], { encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  it.each([
    ['11.3.244.8-node.30', 1],
    ['12.4.254.21-node.33', 2],
    ['13.6.233.10-node.28', 0],
    ['11.8.172.17', 0],
    ['15.0.1', 0],
  ])('knows whether %s gains by it', (v8, count) => {
    expect(lateFlags(v8)).toHaveLength(count);
  });
});
