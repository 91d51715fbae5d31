import { expect, it } from 'vitest';
import { copyPageOptionsSchema } from './options.js';

const problems = (openIn: unknown) =>
  copyPageOptionsSchema.safeParse({ openIn }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('takes names of assistants and addresses that name the page', () => {
  expect(copyPageOptionsSchema.parse({})).toEqual({ openIn: [] });
  expect(problems(['chatgpt', { label: 'Own', url: 'https://own.example/?q={prompt}' }])).toEqual([]);
  expect(problems([{ label: 'App', url: 'own-app://ask/{url}' }])).toEqual([]);
});

it.each([
  ['an unknown name', 'chatgtp'],
  ['code', { label: 'Own', url: 'javascript:alert("{url}")' }],
  ['a path', { label: 'Own', url: '/ask?{url}' }],
  ['an address that is the same for all pages', { label: 'Own', url: 'https://own.example/' }],
])('refuses %s', (_, entry) => {
  expect(problems([entry])).not.toEqual([]);
});
