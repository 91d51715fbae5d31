import { expect, it } from 'vitest';
import { findSourcePlace } from './find-source-place.js';

const GUIDE = `---
title: Terns
---

# Terns

The common tern nests on the ground.

The common tern **dives** for fish, see [how](./dive.md), and \`eats\` it in flight.

:::tip[Watch them]

- In May
- In August, when the young ones fly

:::

燕鸥在地上筑巢。它们潜水捕鱼。
`;
const PART = 'export const a = 1;\n\nTerns fly from pole to pole.\n';

const sources = [
  { file: '/repo/docs/terns.md', text: GUIDE },
  { file: '/repo/docs/_part.mdx', text: PART },
];

it.each([
  ['a paragraph with markup', 'The common tern dives for fish, see how, and eats it in flight.', 'terns.md', 9],
  ['one that begins like another', 'The common tern nests on the ground.', 'terns.md', 7],
  ['a heading', 'Terns', 'terns.md', 2],
  ['an item of a list', 'In August, when the young ones fly', 'terns.md', 14],
  ['Chinese, letter by letter', '它们潜水捕鱼。', 'terns.md', 18],
  ['what comes from a partial', 'Terns fly from pole to pole.', '_part.mdx', 3],
])('finds %s', (_, shown, file, line) => {
  expect(findSourcePlace(shown, sources)).toMatchObject({ file: `/repo/docs/${file}`, line });
});

it('finds nothing where the words are not', () => {
  expect(findSourcePlace('Gulls steal chips on the pier.', sources)).toBeUndefined();
  expect(findSourcePlace(' — ', sources)).toBeUndefined();
});
