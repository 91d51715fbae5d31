import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { growthFlags } from './collect-sooner.js';

describe('growthFlags', () => {
  it('names only flags that this Node.js knows', () => {
    const flags = growthFlags(process.versions.v8);
    const { stderr, status } = spawnSync(process.execPath, [...flags, '--eval', ''], { encoding: 'utf8' });
    expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  });

  it.each([
    ['11.3.244.8-node.30', 1],
    ['12.4.254.21-node.33', 1],
    ['13.6.233.10-node.28', 1],
    ['11.8.172.17', 0],
    ['15.0.1', 0],
  ])('knows whether %s has been tried', (v8, count) => {
    expect(growthFlags(v8)).toHaveLength(count);
  });
});
