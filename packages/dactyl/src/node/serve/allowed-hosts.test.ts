import { describe, expect, it } from 'vitest';
import { isAllowedHost, toAllowedHosts } from './allowed-hosts.js';

describe('isAllowedHost', () => {
  it.each([
    [undefined, true],
    ['localhost:3000', true],
    ['Docs.LocalHost', true],
    ['127.0.0.1:3000', true],
    ['10.0.0.7', true],
    ['[::1]:3000', true],
    ['[fe80::1]', true],
    ['box.lan:3000', true],
    ['TEAM.example', true],
    ['docs.team.example:443', true],
    ['', false],
    ['evil.example', false],
    ['localhost.evil.example', false],
    ['127.0.0.1.evil.example', false],
    ['myteam.example', false],
    ['sub.box.lan', false],
    ['[localhost]', false],
    ['::1', false],
    ['localhost@evil.example', false],
    ['127.1', false],
  ])('%j: %s', (header, expected) => {
    expect(isAllowedHost(header, toAllowedHosts(['.team.example'], 'box.lan'))).toBe(expected);
  });

  it('allows all hosts with `true`', () => {
    expect(isAllowedHost('evil.example', toAllowedHosts(['all']))).toBe(true);
  });
});
