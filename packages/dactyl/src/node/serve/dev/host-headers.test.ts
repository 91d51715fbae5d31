import { describe, expect, it } from 'vitest';
import { headersOf, readRules } from './host-headers.js';

const of = (pathname: string, text: string) => Object.fromEntries(headersOf(pathname, readRules(text)));

describe('headers of a host in the dev server', () => {
  it('are those of all paths that match, and several values of one name stand together', () => {
    const text =
      '# all\n/*\n  X-A: one\n  Permissions-Policy: camera=()\n\n/docs/:page\n\tX-A: two\n/img/*.png\n  X-B: three\n';
    expect(of('/', text)).toEqual({ 'X-A': 'one', 'Permissions-Policy': 'camera=()' });
    expect(of('/docs/a', text)).toMatchObject({ 'X-A': 'one, two' });
    expect(of('/docs/a/b', text)).toMatchObject({ 'X-A': 'one' });
    expect(of('/img/x.png', text)).toMatchObject({ 'X-B': 'three' });
    expect(of('/img/x+png', text)).not.toHaveProperty('X-B');
  });

  it('lack what a later rule takes back; cookies stay apart', () => {
    const text = 'https://a.example/*\n  X-A: one\n  Set-Cookie: a=1\n  Set-Cookie: b=2\n/docs/*\n  ! X-A\n';
    expect(of('/docs/', text)).toEqual({ 'Set-Cookie': ['a=1', 'b=2'] });
    expect(of('/x', text)).toHaveProperty('X-A', 'one');
  });

  it.each([
    'Content-Security-Policy: default-src *',
    'Strict-Transport-Security: max-age=9',
    'Cache-Control: max-age=9',
    'CDN-Cache-Control: max-age=9',
    'Access-Control-Allow-Origin: *',
    'X-Frame-Options: DENY',
    'Content-Length: 1',
    'X-Bad: \u{1f600}',
    'X Bad: a',
    'no header',
  ])('never are %s', (line) => {
    expect(of('/', `/*\n  ${line}\n  X-Good: yes\n`)).toEqual({ 'X-Good': 'yes' });
  });
});
