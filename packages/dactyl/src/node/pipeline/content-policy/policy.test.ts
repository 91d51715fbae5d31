import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allowedSources, allowsUrl, devSitePolicy, hashSources, headerPolicy, metaPolicy } from './policy.js';

const NONE = { scripts: [], styles: [] };

describe('the policy of a site', () => {
  it('is strict: no code from text, and nothing from elsewhere', () => {
    const policy = metaPolicy(allowedSources(), NONE);
    expect(policy).toMatch(/^default-src 'self'; script-src 'self'; style-src 'self'; style-src-elem 'self'; /);
    expect(policy).toContain("object-src 'none'; base-uri 'self'; form-action 'self'");
    expect(policy).not.toMatch(/unsafe-eval|frame-ancestors|script-src[^;]*unsafe-inline/);
  });

  it('allows what is added, and nothing beside "none"', () => {
    const sources = allowedSources(
      { 'frame-src': ['https://a.example'] },
      { 'frame-src': ['https://b.example'], 'media-src': ["'none'"] },
    );
    expect(sources['frame-src']).toEqual(["'self'", 'https://a.example', 'https://b.example']);
    expect(sources['media-src']).toEqual(["'none'"]);
    expect(allowedSources({ 'object-src': ["'self'"] })['object-src']).toEqual(["'self'"]);
  });

  it('holds the hashes of scripts and styles, the same in any order', () => {
    const hash = `'sha256-${createHash('sha256').update('a()').digest('base64')}'`;
    const hashes = hashSources({ scripts: ['b()', 'a()', 'a()'], styles: ['p{}'] });
    expect(hashes).toEqual(hashSources({ scripts: ['a()', 'b()'], styles: ['p{}'] }));
    const policy = metaPolicy(allowedSources(), hashes);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(["'self'", ...hashes.scripts]);
    expect(hashes.scripts).toContain(hash);
    expect(policy).toContain(`style-src 'self'; style-src-elem 'self' ${hashes.styles[0]};`);
  });

  it('holds no hashes where the site allows all, because they would take that back', () => {
    const sources = allowedSources({ 'style-src': ["'unsafe-inline'"] });
    const policy = metaPolicy(sources, hashSources({ scripts: ['a()'], styles: ['p{}'] }));
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]*; .*style-src-elem 'self' 'unsafe-inline';/);
  });

  it('in the dev server keeps all directives, and adds what Vite needs', () => {
    const site = { meta: true, sources: allowedSources({ 'img-src': ['https://a.example'] }) };
    const { sources } = devSitePolicy(site, false);
    const policy = metaPolicy(sources, hashSources({ scripts: ['a()'], styles: ['p{}'] }));
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]*; .*style-src-elem 'self' 'unsafe-inline'; .*a\.example/);
    expect(policy).not.toMatch(/unsafe-eval|frame-ancestors/);
    expect(devSitePolicy(site, true).sources['script-src']).toContain("'unsafe-eval'");
  });

  it('says to a host only what pages cannot say, where they have it themselves', () => {
    expect(headerPolicy(allowedSources(), undefined)).toBe("frame-ancestors 'self'");
    expect(headerPolicy(allowedSources(), NONE)).toMatch(/^default-src 'self'; .*frame-ancestors 'self'$/);
  });
});

describe('an address', () => {
  it.each([
    ["'self' https://a.example", 'https://a.example/x', true],
    ['a.example', 'https://a.example/x', true],
    ['https://*.a.example', 'https://b.a.example/x', true],
    ['https://*.a.example', 'https://a.example/x', false],
    ['https:', '//any.example/x', true],
    ['https://a.example', 'http://a.example/x', false],
    ["'self' data:", 'https://a.example/x', false],
  ])('with %s: %s', (sources, url, isAllowed) => {
    expect(allowsUrl(sources.split(' '), url)).toBe(isAllowed);
  });
});
