import { describe, expect, it } from 'vitest';
import { isOneName, respelledFolders } from './one-name.js';

/** A disk that ignores case lists one spelling, and opens a folder by any. */
function disk(entries: Record<string, string[]>, ignoresCase: boolean) {
  return (dir: string) =>
    Object.entries(entries).find(([name]) =>
      ignoresCase ? name.toLowerCase() === dir.toLowerCase() : name === dir,
    )?.[1] ?? [];
}

const IGNORES = disk({ '/docs': ['Foo.md', 'Birds'], '/docs/Birds': ['a.md'] }, true);
const HAS_BOTH = disk(
  { '/docs': ['Foo.md', 'foo.md', 'Birds', 'birds'], '/docs/Birds': ['a.md'], '/docs/birds': ['a.md'] },
  false,
);

describe('names that differ in upper and lower case', () => {
  it.each([
    ['/docs/Foo.md', '/docs/foo.md', true, false],
    ['/docs/Birds/a.md', '/docs/birds/a.md', true, false],
    ['/docs/Birds/a.md', '/docs/birds/A.md', true, false],
    ['/docs/Foo.md', '/docs/Foo.md', true, true],
    ['/docs/Foo.md', '/docs/bar.md', false, false],
  ])('%s and %s are one only where the folder lists one', (one, other, whereIgnored, whereBoth) => {
    expect(isOneName(one, other, IGNORES)).toBe(whereIgnored);
    expect(isOneName(one, other, HAS_BOTH)).toBe(whereBoth);
  });

  it('of folders are changed for the folder, outer ones first', () => {
    const moves = [
      { from: '/docs/Birds/Sea/a.md', to: '/docs/birds/sea/a.md' },
      { from: '/docs/Birds/b.md', to: '/docs/birds/b.md' },
      { from: '/docs/Foo.md', to: '/docs/foo.md' },
    ];
    expect(respelledFolders(moves, () => true)).toEqual([
      { from: '/docs/Birds', to: '/docs/birds' },
      { from: '/docs/birds/Sea', to: '/docs/birds/sea' },
    ]);
    expect(respelledFolders(moves, () => false)).toEqual([]);
  });
});
