import { describe, expect, it } from 'vitest';
import type { ComponentModule } from '../islands/component-modules.js';
import { changedClasses, isIslandOnly } from './module-classes.js';

const counter = {
  module: 'src/Counter.tsx',
  file: '/site/src/Counter.tsx',
  names: ['default'],
  interactive: true,
} satisfies ComponentModule;
const card = {
  module: 'src/Card.tsx',
  file: '/site/src/Card.tsx',
  names: ['Card'],
  interactive: false,
} satisfies ComponentModule;

describe('an edit', () => {
  it('that leaves components on their sides changes no class', () => {
    const pair = { ...card, names: ['Card', 'Deck'] };
    expect(changedClasses([counter, pair], [{ ...pair, names: ['Deck', 'Card'] }, counter])).toEqual([]);
  });

  it('that makes a static component interactive, or the reverse, is named', () => {
    expect(changedClasses([counter, card], [counter, { ...card, interactive: true }])).toEqual(['src/Card.tsx']);
    expect(changedClasses([counter, card], [{ ...counter, interactive: false }, card])).toEqual(['src/Counter.tsx']);
  });

  it('that renames a component is named, because open pages ask for the old name', () => {
    expect(changedClasses([card], [{ ...card, names: ['Tile'] }])).toEqual(['src/Card.tsx']);
  });

  it('that imports another module, or one less, changes no class', () => {
    expect(changedClasses([card], [card, counter])).toEqual([]);
    expect(changedClasses([card, counter], [card])).toEqual([]);
  });
});

describe('a file', () => {
  it('is of islands only when its one component is one', () => {
    const mixed = { ...counter, names: ['default', '$Step'] };
    expect(isIslandOnly(counter.file, [card, counter])).toBe(true);
    expect(isIslandOnly(mixed.file, [card, mixed])).toBe(false);
    expect(isIslandOnly(card.file, [card, counter])).toBe(false);
  });

  it('without components may serve static ones too', () => {
    expect(isIslandOnly('/site/src/use-count.ts', [card, counter])).toBe(false);
    expect(isIslandOnly(card.file, [{ ...card, names: [] }])).toBe(false);
  });
});
