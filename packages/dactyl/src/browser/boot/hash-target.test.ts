import { describe, expect, it } from 'vitest';
import { decodeHash } from './hash-target.js';

describe('decodeHash', () => {
  it.each([
    ['#intro', 'intro'],
    ['#%E4%BB%8B%E7%BB%8D', '介绍'],
    ['#100%', '100%'],
    ['', ''],
  ])('%s', (hash, id) => expect(decodeHash(hash)).toBe(id));
});
