import { expect, it } from 'vitest';
import { rewriteCategory } from './rewrite-category.js';

const DOCS = new Set(['terns', 'birds/terns', 'birds/gulls', 'boats/sloop']);
const rewrite = (
  text: string,
  ids: Record<string, string>,
  { from = 'birds', to = from }: { from?: string; to?: string } = {},
) => rewriteCategory(text, { from, to, ids: new Map(Object.entries(ids)), hasDoc: (id) => DOCS.has(id) });

const OUT = { 'birds/terns': 'sea/terns' };

it.each([
  ['link: {type: doc, id: terns}', 'link: {type: doc, id: sea/terns}'],
  ['link:\n  type: doc\n  id: "birds/terns" # first\n', 'link:\n  type: doc\n  id: "sea/terns" # first\n'],
  [
    '{"link": {"type": "doc", "id": "terns"}, "position": 1}',
    '{"link": {"type": "doc", "id": "sea/terns"}, "position": 1}',
  ],
  ['label: "id: terns"\n', 'label: "id: terns"\n'],
  ['link: {type: doc, id: none}', 'link: {type: doc, id: none}'],
  ['link: {type: doc, id: boats/sloop}', 'link: {type: doc, id: boats/sloop}'],
])('the doc that a category links to is the same after a move: %s', (text, expected) => {
  expect(rewrite(text, OUT)).toBe(expected);
});

it('a category that moves along keeps the short id, and one with a doc of the same name elsewhere means its own', () => {
  const text = 'link: {type: doc, id: terns}';
  expect(rewrite(text, OUT, { to: 'sea' })).toBe(text);
  expect(rewrite(text, { terns: 'fish' })).toBe(text);
  expect(rewrite(text, { terns: 'fish' }, { from: '' })).toBe('link: {type: doc, id: fish}');
  expect(rewrite(text, { 'birds/terns': 'birds/sea-terns' })).toBe('link: {type: doc, id: sea-terns}');
  // Moved alone.
  expect(rewrite(text, {}, { to: 'boats' })).toBe('link: {type: doc, id: birds/terns}');
});
