import { describe, expect, it } from 'vitest';
import { hashParts, hashText } from './hash.js';

describe('hashText', () => {
  it('is stable, and the same for text and bytes', () => {
    expect(hashText('dactyl')).toBe('5e120e607423cd1553c0947fcfdf9c3cb09ba8e9');
    expect(hashText(Buffer.from('dactyl'), 8)).toBe(hashText('dactyl').slice(0, 8));
  });
});

describe('hashParts', () => {
  it('sees the borders between values', () => {
    expect(hashParts(['ab', 'c'])).not.toBe(hashParts(['a', 'bc']));
    expect(hashParts(['a', undefined])).not.toBe(hashParts(['a']));
  });
});
