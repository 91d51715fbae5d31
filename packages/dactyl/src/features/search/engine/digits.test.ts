import { describe, expect, it } from 'vitest';
import { readNumbers, writeDigit, writeNumber } from './digits.js';

describe('digits', () => {
  it('give back the numbers that were written', () => {
    const numbers = [0, 1, 31, 32, 33, 63, 64, 1023, 1024, 99_999, 2 ** 30];
    expect(readNumbers(numbers.map(writeNumber).join(''))).toEqual(numbers);
  });

  it('hold no more than 63', () => {
    expect(writeDigit(900)).toBe(writeDigit(63));
  });
});
