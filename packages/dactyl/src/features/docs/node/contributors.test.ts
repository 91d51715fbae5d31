import { expect, it } from 'vitest';
import { toContributors } from './contributors.js';

const people = [
  { name: 'Ada', email: '12+ada-l@users.noreply.github.com' },
  { name: 'renovate[bot]', email: 'bot@example.com' },
  { name: 'Bo', email: 'bo-b@users.noreply.github.com' },
  { name: 'Cleo', email: 'cleo@example.com' },
];

it('gives names alone, without programs and those who are excluded', () => {
  expect(toContributors(people, true)).toEqual([{ name: 'Ada' }, { name: 'Bo' }, { name: 'Cleo' }]);
  expect(toContributors(people, { exclude: ['Bo', 'Cleo'] })).toEqual([{ name: 'Ada' }]);
});

it('finds pictures of those whose address names an account of GitHub', () => {
  expect(toContributors(people, { avatars: 'github', exclude: [] })).toEqual([
    { name: 'Ada', avatar: 'https://avatars.githubusercontent.com/u/12?s=48' },
    { name: 'Bo', avatar: 'https://github.com/bo-b.png?size=48' },
    { name: 'Cleo' },
  ]);
});

it('asks a function of the site for pictures', () => {
  const avatars = ({ email }: { email: string }) => (email.startsWith('cleo') ? '/img/cleo.png' : undefined);
  expect(toContributors(people.slice(2), { avatars, exclude: [] })).toEqual([
    { name: 'Bo' },
    { name: 'Cleo', avatar: '/img/cleo.png' },
  ]);
});
