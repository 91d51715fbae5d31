import { describe, expect, it } from 'vitest';
import { ariaCurrent } from './active.js';

const HOST = 'https://site.example';
const current = (href: string, page: string, rule: { base?: string; regex?: string } = {}) =>
  ariaCurrent({ href: HOST + href, base: rule.base, regex: rule.regex }, new URL(HOST + page));

describe('ariaCurrent', () => {
  it('compares whole links without case and trailing slash', () => {
    expect(current('/docs/a', '/Docs/A/')).toBe('page');
    expect(current('/docs/a#x', '/docs/a')).toBeNull();
    expect(
      ariaCurrent({ href: 'https://other.example/a', base: undefined, regex: undefined }, new URL(`${HOST}/a`)),
    ).toBeNull();
  });

  it('lets a base or a pattern count more than the link', () => {
    expect(current('/docs/a', '/docs/b', { base: '/docs/' })).toBe('true');
    expect(current('/docs/a', '/docs/a', { base: '/docs/' })).toBe('page');
    expect(current('/docs/a', '/docs/a', { base: '/api/' })).toBeNull();
    expect(current('/a', '/API/x', { regex: '^/api/' })).toBe('true');
  });
});
