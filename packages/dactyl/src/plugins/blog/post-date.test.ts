import { afterEach, describe, expect, it, vi } from 'vitest';
import { readPostDate } from './post-date.js';

afterEach(() => vi.unstubAllEnvs());

describe('readPostDate', () => {
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
    [new Date('2024-01-05T03:00:00Z'), '2024-01-05T03:00:00.000Z'],
    [2024, '2024-01-01T00:00:00.000Z'],
  ])('%s, wherever the machine is', (value, expected) => {
    for (const zone of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
      vi.stubEnv('TZ', zone);
      expect(readPostDate(value)?.toISOString()).toBe(expected);
    }
  });

  it.each(['soon', 'version 2', '2024-13-45', '2024-02-30', '10:00', '', 20240105, new Date('x')])(
    '%s is no date',
    (value) => {
      expect(readPostDate(value)).toBeUndefined();
    },
  );
});
