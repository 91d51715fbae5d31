import { describe, expect, it } from 'vitest';
import type { PropDocChange } from '../types.js';
import { findChanges, type ReadDoc } from './find-changes.js';

const doc = (id: string, text: string, unlisted = false): ReadDoc => ({
  id,
  title: id.toUpperCase(),
  permalink: `/docs/${id}`,
  unlisted,
  text,
});

/** Ids of each list, with the former ones before an arrow. */
function outline(docs: ReadDoc[], before: ReadDoc[]) {
  const { added, changed, renamed, removed } = findChanges(docs, before);
  const idsOf = (list: PropDocChange[]) =>
    list.map(({ id, before: old }) => (old && old.id !== id ? `${old.id} → ${id}` : id)).join(' ');
  return { added: idsOf(added), changed: idsOf(changed), renamed: idsOf(renamed), removed: idsOf(removed) };
}

const NOTHING = { added: '', changed: '', renamed: '', removed: '' };

describe('what changed between two versions', () => {
  it.each([
    ['nothing', [doc('a', 'A')], [doc('a', 'A')], {}],
    ['a new doc', [doc('a', 'A'), doc('b', 'B')], [doc('a', 'A')], { added: 'b' }],
    ['a doc that is gone', [doc('a', 'A')], [doc('a', 'A'), doc('b', 'B')], { removed: 'b' }],
    ['another text', [doc('a', 'A2')], [doc('a', 'A')], { changed: 'a' }],
    ['the same text under another id', [doc('b', 'A')], [doc('a', 'A')], { renamed: 'a → b' }],
    [
      'a text that moved to another folder with its links',
      [doc('x/b', 'See [C](../c.md).')],
      [doc('b', 'See [C](./c.md).')],
      { renamed: 'b → x/b' },
    ],
    [
      'two docs of one text, one of which is gone',
      [doc('c', 'A')],
      [doc('a', 'A'), doc('b', 'A')],
      { renamed: 'a → c', removed: 'b' },
    ],
    ['a copy of a doc that stays', [doc('a', 'A'), doc('b', 'A')], [doc('a', 'A')], { added: 'b' }],
    ['empty docs, which are not the same doc', [doc('b', '')], [doc('a', '')], { added: 'b', removed: 'a' }],
    ['docs that are unlisted now', [doc('a', 'A2', true), doc('b', 'B', true)], [doc('a', 'A')], {}],
    ['a doc that was unlisted', [doc('a', 'A2')], [doc('a', 'A', true)], { added: 'a' }],
    ['an unlisted doc that is gone', [], [doc('a', 'A', true)], {}],
  ])('names %s', (_what, docs, before, expected) => {
    expect(outline(docs, before)).toEqual({ ...NOTHING, ...expected });
  });

  it('gives both pages of a changed doc', () => {
    const { changed } = findChanges([doc('a', 'A2')], [{ ...doc('a', 'A'), permalink: '/docs/1.0/a', title: 'Old' }]);
    expect(changed).toEqual([
      { id: 'a', title: 'A', permalink: '/docs/a', before: { id: 'a', title: 'Old', permalink: '/docs/1.0/a' } },
    ]);
  });
});
