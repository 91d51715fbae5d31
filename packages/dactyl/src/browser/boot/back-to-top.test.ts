import { describe, expect, it } from 'vitest';
import { isButtonVisible } from './back-to-top.js';

describe('isButtonVisible', () => {
  it.each([
    ['shown on the way up', { y: 400, previousY: 500, below: 1000 }, true],
    ['hidden on the way down', { y: 500, previousY: 400, below: 1000 }, false],
    ['hidden near the top', { y: 299, previousY: 400, below: 1000 }, false],
    ['shown from 300 px', { y: 300, previousY: 400, below: 1000 }, true],
    ['hidden at the end of the page', { y: 900, previousY: 920, below: 0 }, false],
  ])('is %s', (_title, step, visible) => expect(isButtonVisible(step)).toBe(visible));
});
