import { describe, expect, it } from 'vitest';
import { readLastUpdate, type ReadLastUpdateOptions } from './last-update.js';
import { readFrontMatter } from '../base/front-matter.js';
import { type ScheduleKeys, withSchedule } from './schedule.js';
import { isProductionVisibility, readVisibility } from './visibility.js';

describe('visibility', () => {
  it.each([
    [{ NODE_ENV: 'production' }, true],
    [{ NODE_ENV: 'development' }, false],
    [{ NODE_ENV: 'development', SIMULATE_PRODUCTION_VISIBILITY: 'true' }, true],
    [{}, false],
  ])('%j: %s', (env, expected) => {
    expect(isProductionVisibility(env)).toBe(expected);
  });

  it('counts only in production', () => {
    expect(readVisibility({ draft: true, unlisted: true }, true)).toEqual({ draft: true, unlisted: true });
    expect(readVisibility({ draft: true, unlisted: true }, false)).toEqual({ draft: false, unlisted: false });
  });
});

describe('a schedule', () => {
  const noon = Date.UTC(2026, 11, 1, 12);
  it.each([
    [{}, false],
    [{ publish_date: '2026-12-01' }, false],
    [{ publish_date: '2026-12-01T12:00' }, false],
    [{ publish_date: '2026-12-01T12:00:01' }, true],
    [{ publish_date: new Date('2026-12-01T13:00:00+02:00') }, false],
    [{ publish_date: 2027 }, true],
    [{ expiry_date: '2026-12-01T12:00' }, true],
    [{ publish_date: '2026-11-01', expiry_date: '2026-12-02' }, false],
    [{ draft: true, publish_date: '2026-11-01' }, true],
  ])('makes a draft of what is not there at noon of 2026-12-01: %j', (keys: ScheduleKeys, isDraft) => {
    expect(withSchedule(keys, { file: '/site/a.md', source: '' }, noon).draft === true).toBe(isDraft);
  });

  it('names a day that no calendar has, which YAML makes a later one of', () => {
    const text = { file: '/site/a.md', source: '---\ntitle: A\nexpiry_date: 2026-02-30\n---\n' };
    const { frontMatter } = readFrontMatter(text);
    const message = 'Invalid front matter: "expiry_date" is 2026-02-30, a day that no calendar has.';
    expect(() => withSchedule(frontMatter, text)).toThrow(
      expect.objectContaining({ message, details: expect.objectContaining({ line: 3, column: 1 }) as unknown }),
    );
  });
});

describe('readLastUpdate', () => {
  const stamp = { timestamp: 5000, author: 'Git' };
  const unknown: string[] = [];
  const read = (request: Partial<ReadLastUpdateOptions>) =>
    readLastUpdate({
      file: '/a.md',
      override: undefined,
      options: { showLastUpdateTime: true, showLastUpdateAuthor: true },
      history: new Map([['/a.md', { newest: stamp, oldest: stamp }]]),
      dates: 'history',
      onUnknown: (file) => unknown.push(file),
      ...request,
    });

  it('asks git, and front matter before git', () => {
    expect(read({})).toEqual({ lastUpdatedAt: 5000, lastUpdatedBy: 'Git' });
    expect(read({ override: { author: 'Jane' } })).toEqual({ lastUpdatedAt: 5000, lastUpdatedBy: 'Jane' });
    expect(read({ override: { date: '2024-01-05' } })).toEqual({
      lastUpdatedAt: Date.UTC(2024, 0, 5),
      lastUpdatedBy: 'Git',
    });
  });

  it('shows only what the options ask for', () => {
    const options = { showLastUpdateTime: false, showLastUpdateAuthor: true };
    expect(read({ options, override: { date: '2024-01-05' } })).toEqual({ lastUpdatedBy: 'Git' });
  });

  it('shows a placeholder while writing', () => {
    expect(read({ dates: 'placeholder', history: undefined })).toEqual({
      lastUpdatedAt: 1_539_502_055_000,
      lastUpdatedBy: 'Author',
    });
  });

  it('names files that git does not know', () => {
    expect(read({ file: '/new.md' })).toEqual({});
    expect(unknown).toEqual(['/new.md']);
    expect(read({ file: '/new.md', override: { author: 'A', date: 0 } })).toEqual({
      lastUpdatedAt: 0,
      lastUpdatedBy: 'A',
    });
    expect(unknown).toHaveLength(1);
  });
});
