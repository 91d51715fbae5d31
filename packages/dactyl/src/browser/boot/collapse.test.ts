import { describe, expect, it } from 'vitest';
import { collapseDuration } from './collapse.js';

describe('collapseDuration', () => {
  it.each([
    [0, 40],
    [36, 192],
    [576, 372],
    [2880, 649],
  ])('%i px take %i ms', (height, ms) => expect(collapseDuration(height)).toBe(ms));
});
