import { describe, expect, it } from 'vitest';
import { readLastUpdate, type ReadLastUpdateOptions } from './last-update.js';
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
