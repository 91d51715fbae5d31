import { expect, it } from 'vitest';
import { lastChange, zipTime } from './file-times.js';

it('is the time of the newest page', () => {
  expect(lastChange([1000, 3000, 2000], {})).toEqual(new Date(3000));
});

it('is what SOURCE_DATE_EPOCH says, in seconds', () => {
  expect(lastChange([1000], { SOURCE_DATE_EPOCH: '1767225600' })).toEqual(new Date('2026-01-01T00:00:00Z'));
  expect(lastChange([1000], { SOURCE_DATE_EPOCH: '' })).toEqual(new Date(1000));
});

it.each(['tomorrow', '-1', '1e99', '9'.repeat(30)])('refuses %s', (value) => {
  expect(() => lastChange([1000], { SOURCE_DATE_EPOCH: value })).toThrow(`SOURCE_DATE_EPOCH is "${value}"`);
});

it('shows UTC on the clock of this machine, and nothing before the first year of ZIP', () => {
  const clock = (iso: string) => {
    const date = zipTime(new Date(iso));
    return [date.getFullYear(), date.getMonth() + 1, date.getDate(), date.getHours(), date.getMinutes()];
  };
  expect(clock('2026-07-01T23:45:00Z')).toEqual([2026, 7, 1, 23, 45]);
  expect(clock('1970-01-01T00:00:00Z')).toEqual([1980, 1, 1, 0, 0]);
});
