import { describe, expect, it } from 'vitest';
import { indexVault, resolveName, suggestNote } from './resolve-name.js';

const INDEX = indexVault([
  'Start.md',
  'Same.md',
  'boats/Same.md',
  'boats/deep/Heron.mdx',
  'boats/heron.png',
  'crew/Log.md',
  'boats/Log.md',
  'boats/deep/crew/Log.md',
]);

describe('resolveName', () => {
  it.each([
    ['Heron', 'Start.md', 'boats/deep/Heron.mdx'],
    ['heron', 'Start.md', 'boats/deep/Heron.mdx'],
    ['Heron.mdx', 'Start.md', 'boats/deep/Heron.mdx'],
    ['HERON.PNG', 'Start.md', 'boats/heron.png'],
    ['deep/Heron', 'Start.md', 'boats/deep/Heron.mdx'],
    // A file beside the note comes before one elsewhere.
    ['Same', 'boats/Other.md', 'boats/Same.md'],
    ['Same', 'Start.md', 'Same.md'],
    ['/Same', 'boats/Other.md', 'Same.md'],
    ['../Same', 'boats/Other.md', 'Same.md'],
    ['./Same', 'boats/Other.md', 'boats/Same.md'],
    // A path from the root comes before one that only ends so.
    ['crew/Log', 'Start.md', 'crew/Log.md'],
    ['eron', 'Start.md', undefined],
    ['../../Same', 'boats/Other.md', undefined],
  ])('%s in %s is %s', (name, from, path) => {
    const found = resolveName(name, from, INDEX);
    expect([found?.path, found?.others ?? []]).toEqual([path, []]);
  });

  it('says which files a name could mean besides, and takes the shortest path', () => {
    expect(resolveName('Log', 'Start.md', INDEX)).toEqual({
      path: 'crew/Log.md',
      others: ['boats/Log.md', 'boats/deep/crew/Log.md'],
    });
  });

  it('suggests the nearest name', () => {
    expect(suggestNote('Hero', INDEX)).toBe('Heron');
    expect(suggestNote('Something else', INDEX)).toBeUndefined();
  });
});
