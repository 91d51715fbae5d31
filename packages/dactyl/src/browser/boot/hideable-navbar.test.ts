import { describe, expect, it } from 'vitest';
import { isNavbarHidden } from './hideable-navbar.js';

describe('isNavbarHidden', () => {
  it.each([
    ['shown before its own height is scrolled', { y: 50, previousY: 0, below: 5000 }, false],
    ['hidden on the way down', { y: 500, previousY: 400, below: 5000 }, true],
    ['shown on the way up', { y: 400, previousY: 500, below: 5000 }, false],
    [
      'left alone where nothing has moved, as after the jump to a hash',
      { y: 500, previousY: 500, below: 5000 },
      undefined,
    ],
    ['left alone at the end of the page', { y: 4990, previousY: 5000, below: 10 }, undefined],
  ])('is %s', (_title, step, hidden) => expect(isNavbarHidden(step, 60)).toBe(hidden));
});
