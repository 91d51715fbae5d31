import { describe, expect, it } from 'vitest';
import { parseNumberPrefix, stripPathPrefixes } from './number-prefix.js';

describe('parseNumberPrefix', () => {
  it.each([
    ['1-intro', 'intro', 1],
    ['01-intro', 'intro', 1],
    ['01 - intro', 'intro', 1],
    ['02. My doc', 'My doc', 2],
    ['003_--_doc', 'doc', 3],
    ['intro', 'intro', undefined],
    ['1intro', '1intro', undefined],
    ['1-', '1-', undefined],
    ['2021-01-31-news', '2021-01-31-news', undefined],
    ['7.0 notes', '7.0 notes', undefined],
    ['1-2-3', '1-2-3', undefined],
    ['a-01-b', 'a-01-b', undefined],
  ])('reads %j as %j with the prefix %j', (name, filename, numberPrefix) => {
    expect(parseNumberPrefix(name)).toEqual(numberPrefix === undefined ? { filename } : { filename, numberPrefix });
  });

  it('strips each part of a path', () => {
    expect(stripPathPrefixes('01-a/b/02-c', parseNumberPrefix)).toBe('a/b/c');
  });
});
