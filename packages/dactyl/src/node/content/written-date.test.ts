import { afterEach, describe, expect, it, vi } from 'vitest';
import { readUpdateDate, readWrittenDate } from './written-date.js';

afterEach(() => vi.unstubAllEnvs());

describe('readWrittenDate', () => {
  it.each([
    ['2024-01-05', '2024-01-05T00:00:00.000Z'],
    ['2024-1-5', '2024-01-05T00:00:00.000Z'],
    ['2024/01/05', '2024-01-05T00:00:00.000Z'],
    ['January 5, 2024', '2024-01-05T00:00:00.000Z'],
    ['2024-01-05T10:00', '2024-01-05T10:00:00.000Z'],
    ['2024-01-05 10:00', '2024-01-05T10:00:00.000Z'],
    ['2024-01-05 10:00 PM', '2024-01-05T22:00:00.000Z'],
    ['2024-01-05T10:00+02:00', '2024-01-05T08:00:00.000Z'],
    ['2024-01-05T10:00:00Z', '2024-01-05T10:00:00.000Z'],
    ['2024-01-05 10:00 EST', '2024-01-05T15:00:00.000Z'],
    ['Fri, 05 Jan 2024 10:00:00 GMT', '2024-01-05T10:00:00.000Z'],
    ['Fri Jan 05 2024 10:00:00 GMT+0100 (Central European Standard Time)', '2024-01-05T09:00:00.000Z'],
    ['5 2024 May', '2024-05-05T00:00:00.000Z'],
    ['2024 March', '2024-03-01T00:00:00.000Z'],
    [new Date('2024-01-05T03:00:00Z'), '2024-01-05T03:00:00.000Z'],
    [2024, '2024-01-01T00:00:00.000Z'],
    // Dates that do not exist roll over into the next month, as in Docusaurus.
    ['2024-02-30', '2024-03-01T00:00:00.000Z'],
    ['2017-02-29 11:00:00', '2017-03-01T11:00:00.000Z'],
  ])('%s, wherever the machine is', (value, expected) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', zone);
      expect(readWrittenDate(value)?.toISOString()).toBe(expected);
    }
  });

  it.each(['soon', 'version 2', '2024-13-45', '10:00', '', 20240105, new Date('x')])('%s is no date', (value) => {
    expect(readWrittenDate(value)).toBeUndefined();
  });
});

describe('readUpdateDate', () => {
  it.each([
    ['1/1/2000', '2000-01-01T00:00:00.000Z'],
    [1_539_502_055_000, '2018-10-14T07:27:35.000Z'],
    [new Date('2024-01-05T03:00:00Z'), '2024-01-05T03:00:00.000Z'],
    ['soon', undefined],
    [Number.NaN, undefined],
  ])('%s, wherever the machine is', (value, expected) => {
    vi.stubEnv('TZ', 'Asia/Tokyo');
    expect(readUpdateDate(value)?.toISOString()).toBe(expected);
  });
});
