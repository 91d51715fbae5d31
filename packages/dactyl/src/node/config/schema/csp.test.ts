import { describe, expect, it } from 'vitest';
import { csp } from './csp.js';

describe('csp', () => {
  it('is the strict policy in each page when it is true', () => {
    expect(csp.parse(true)).toEqual({ meta: true, headers: false, trustedTypes: false, directives: {} });
    expect(csp.parse({ directives: { 'frame-src': ['https://example.org'] } })).toEqual({
      meta: true,
      headers: false,
      trustedTypes: false,
      directives: { 'frame-src': ['https://example.org'] },
    });
    expect(csp.parse(false)).toBe(false);
  });

  it.each([
    [{ directives: { 'script-src': ['self'] } }, /quotes of its own/],
    [{ directives: { 'script-src': ["'self'; img-src *"] } }, /must be one source/],
    [{ directives: { 'scripts-src': [] } }, /unknown|known/i],
    [{ directives: { 'trusted-types': ['own'] } }, /does not ask for Trusted Types/],
    [{ everywhere: true }, /unknown|known/i],
    ['meta', /boolean/],
  ])('refuses %j', (value, message) => {
    const result = csp.safeParse(value);
    expect(result.success).toBe(false);
    expect(result.error?.issues.map((issue) => issue.message).join('\n')).toMatch(message);
  });
});
