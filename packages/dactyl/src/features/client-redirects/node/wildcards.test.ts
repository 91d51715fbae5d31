import { describe, expect, it } from 'vitest';
import { collectRedirects } from './collect-redirects.js';
import type { Redirect } from './types.js';
import { followWildcards, isStatic } from './wildcards.js';

const PATHS = ['/', '/new', '/new/a', '/new/版本', '/new/api/b', '/other'];

function collect(redirects: Redirect[], paths = PATHS) {
  return collectRedirects({
    options: { fromExtensions: [], toExtensions: [], redirects },
    paths,
    url: 'https://site.example',
    baseUrl: '/base/',
    trailingSlash: undefined,
  });
}

const pairs = (redirects: readonly Redirect[]) => redirects.map(({ from, to }) => `${from} > ${to}`);

describe('wildcards', () => {
  it('stand for a redirect to each page below their target', () => {
    const collected = collect([{ from: '/old/*', to: '/new/:splat' }]);
    expect(pairs(collected.expanded)).toEqual([
      '/old > /new',
      '/old/a > /new/a',
      '/old/版本 > /new/版本',
      '/old/api/b > /new/api/b',
    ]);
    expect([pairs(collected.wildcards), collected.redirects, collected.errors, collected.duplicates]).toEqual([
      ['/old/* > /new/:splat'],
      [],
      [],
      [],
    ]);
  });

  it('come after single redirects, the longest first, and follow redirects of their targets without a chain', () => {
    const collected = collect([
      { from: '/old/*', to: '/new/:splat' },
      { from: '/old/api/*', to: '/other' },
      { from: '/old/a', to: '/other' },
      { from: '/new/moved', to: '/other' },
    ]);
    expect(collected.errors).toEqual([]);
    expect(pairs(collected.wildcards)).toEqual(['/old/api/* > /other', '/old/* > /new/:splat']);
    expect(pairs(collected.redirects)).toEqual(['/old/a > /other', '/new/moved > /other', '/old/moved > /other']);
    expect(pairs(collected.expanded)).toEqual(['/old > /new', '/old/版本 > /new/版本']);
  });

  it('answer in the dev server for all below them', () => {
    const wildcards = [{ from: '/o%20d/*', to: 'https://x.example/:splat' }];
    expect(
      ['/o d', '/o d/', '/o d/a?/版', '/o d//x.example', '/o dd'].map((path) => followWildcards(path, wildcards)),
    ).toEqual([
      'https://x.example/',
      'https://x.example/',
      'https://x.example/a%3F/%E7%89%88',
      'https://x.example/x.example',
      undefined,
    ]);
  });

  it.each([
    ['/new/:splat', true],
    ['/new', false],
    ['https://x.example/:splat', false],
  ])('that lead to %s are HTML files: %s', (to, expected) => {
    expect(isStatic({ from: '/old/*', to })).toBe(expected);
  });
});

describe('mistakes in wildcards', () => {
  const said = (redirects: Redirect[], paths?: string[]) =>
    collect(redirects, paths).errors.map(
      ({ message, hint }) => `${message.replace(/^The redirect from /, '')} ${hint}`,
    );

  it.each([
    ['/old/*', '/old/new/:splat', 'it leads below its own path, in a circle. Name a path elsewhere.'],
    [
      '/old/*',
      'https://site.example/base/old/:splat',
      'it leads below its own path, in a circle. Name a path elsewhere.',
    ],
    ['/new/*', '/other', 'it would hide the page "/new". Name a longer path, or single addresses.'],
    ['/old/*', '/nwe/:splat', 'there is no page below "/nwe". A target is a path of pages, without the base URL.'],
    [
      '/old/*',
      '/othr',
      'there is no such page. Did you mean "/other"? A target is the path of a page, without the base URL.',
    ],
  ])('from %s to %s are told', (from, to, why) => {
    expect(said([{ from, to }])).toEqual([`"${from}" to "${to}" cannot work: ${why}`]);
  });

  it('are chains, from a wildcard to another and from a single path', () => {
    const next = { from: '/old/*', to: '/new/:splat' };
    expect(said([next, { from: '/older/*', to: '/old/:splat' }])).toEqual([
      '"/older/*" to "/old/:splat" cannot work: its target is redirected too. Name where that one leads: "/new/:splat".',
    ]);
    expect(said([next, { from: '/x', to: '/old/a' }])).toEqual([
      '"/x" to "/old/a" cannot work: its target is a redirect too. Name where that one leads: "/new/a".',
    ]);
  });

  it('are two from one path', () => {
    const { duplicates, wildcards } = collect([
      { from: '/old/*', to: '/new/:splat' },
      { from: '/old/*', to: '/other' },
    ]);
    expect([duplicates.length, pairs(wildcards)]).toEqual([1, ['/old/* > /new/:splat']]);
  });
});
