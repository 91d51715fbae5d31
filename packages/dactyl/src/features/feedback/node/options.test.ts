import { expect, it } from 'vitest';
import { issueAddress } from '../theme/feedback-data.js';
import { feedbackOptionsSchema } from './options.js';

const messages = (options: unknown) =>
  feedbackOptionsSchema.safeParse(options).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it('takes one word, and has defaults for the rest', () => {
  expect(messages({ address: '/api/feedback' })).toEqual([]);
  expect(messages({ address: 'https://forms.example/f/1', format: 'json' })).toEqual([]);
  expect(messages({ analytics: true })).toEqual([]);
  expect(feedbackOptionsSchema.parse({ issues: 'tern/tern' }).issues).toBe('https://github.com/tern/tern');
  expect(feedbackOptionsSchema.parse({ issues: 'https://git.example/a/b/' }).issues).toBe('https://git.example/a/b');
});

it.each([
  ['nothing', {}, ['', expect.stringContaining('must say where answers go')]],
  ['code', { address: 'javascript:alert(1)' }, ['address', expect.stringContaining('must be a path')]],
  ['an address without encryption', { address: 'http://a.example' }, ['address', expect.anything()]],
  ['a path that is an address', { address: '//a.example' }, ['address', expect.anything()]],
  ['half a repository', { issues: 'tern' }, ['issues', expect.stringContaining('owner/name')]],
])('refuses %s', (_, options, problem) => {
  expect(messages(options)).toEqual([problem]);
});

it('fills in what an issue is about', () => {
  const page = { title: 'Feedback: A & B', body: 'https://a.example/b (1.0)\n\n', labels: ['docs', 'reader'] };
  const { origin, pathname, searchParams } = new URL(issueAddress('https://github.com/a/b', page));
  expect(origin + pathname).toBe('https://github.com/a/b/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({ ...page, labels: 'docs,reader' });
  expect(issueAddress('https://github.com/a/b', { ...page, labels: [] })).not.toContain('labels');
});
