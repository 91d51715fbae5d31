import { expect, it } from 'vitest';
import { describeEntries } from './describe-entries.js';

it('keeps columns under each other where a name is Chinese', () => {
  const entry = { locale: 'en', isDraft: true, isUnlisted: false, schedule: {} };
  expect(
    describeEntries([
      { ...entry, url: '/风', file: 'docs/风.md' },
      { ...entry, url: '/wind', file: 'docs/wind.md' },
    ]),
  ).toBe('/风    docs/风.md    draft\n/wind  docs/wind.md  draft');
});
