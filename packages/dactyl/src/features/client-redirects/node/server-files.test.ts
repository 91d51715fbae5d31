/** Rules for servers. nginx 1.22, Caddy 2.6 and Apache 2.4 of Debian were given such files, and led where the tests say; `server-files.servers.test.ts` asks nginx and Caddy. */
import { describe, expect, it } from 'vitest';
import { HOST_FILES } from './host-files.js';
import type { Host } from './options.js';
import type { Redirect } from './types.js';

const ORIGIN = 'https://site.example';

const HARD = '/a b/旧.(x)+$[y]{z}^|"q"%5C';

function write(host: Host, redirects: readonly Redirect[], existing?: string): string[] {
  return HOST_FILES[host].write(redirects, existing, ORIGIN)?.trimEnd().split('\n') ?? [];
}

const one = (host: Host, from: string, to: string) => write(host, [{ from, to }]).slice(host === 'caddy' ? 4 : 0);

describe('nginx', () => {
  it.each([
    ['/old/', '/new', 'rewrite "^/old/?$" "/new" permanent;'],
    [
      HARD,
      '/新 $1"',
      String.raw`rewrite "^/a b/旧\.\(x\)\+\$\[y\]\{z\}\^\|\x22q\x22\x5c/?$" "/%E6%96%B0%20%241%22" permanent;`,
    ],
    ['/q', '/new?x=1', 'rewrite "^/q/?$" "/new?x=1?" permanent;'],
    ['/h', '/new#part', 'rewrite "^/h/?$" "/new#part?" permanent;'],
    ['/o.d/*', '/new/:splat', String.raw`rewrite "^/o\.d(?:/+([^/\x5c].*)?)?$" "/new/$1" permanent;`],
    ['/old/*', '/new', String.raw`rewrite "^/old(?:/+([^/\x5c].*)?)?$" "/new" permanent;`],
  ])('leads %s to %s', (from, to, rule) => {
    expect(one('nginx', from, to)).toEqual([rule]);
  });
});

describe('Apache', () => {
  it.each([
    ['/old', '/new', 'RedirectMatch 301 "^/old/?$" "/new"'],
    [
      HARD,
      '/%E6%96%B0 $1"',
      String.raw`RedirectMatch 301 "^/a b/旧\.\(x\)\+\$\[y\]\{z\}\^\|\x22q\x22\x5c/?$" "/新 \$1\""`,
    ],
    ['/q', '/new?x=$1', String.raw`RedirectMatch 301 "^/q/?$" "/new?x=\$1"`],
    // Apache would put the query of the reader behind the hash.
    ['/h', '/new#part', 'RedirectMatch 301 "^/h/?$" "/new?#part"'],
    [
      '/old/*',
      'https://x.example/:splat',
      String.raw`RedirectMatch 301 "^/old(?:/+([^/\x5c].*)?)?$" "https://x.example/$1"`,
    ],
  ])('leads %s to %s', (from, to, rule) => {
    expect(one('apache', from, to)).toEqual([rule]);
  });
});

describe('Caddy', () => {
  it.each([
    ['/old', '/new', '"^/old/?$"', '"/new{redirect_query}"'],
    [
      HARD,
      '/新{host}"',
      String.raw`"^/a b/旧\.\(x\)\+\$\[y\]\{z\}\^\|\x22q\x22\x5c/?$"`,
      '"/%E6%96%B0%7Bhost%7D%22{redirect_query}"',
    ],
    ['/q', '/new?x=1', '"^/q/?$"', '"/new?x=1"'],
    ['/old/*', '/new', '"^/old(?:/+.*)?$"', '"/new{redirect_query}"'],
    [
      '/old/*',
      '/new/:splat',
      String.raw`"^/old(?:/+([^/\x5c?#%\x00-\x1f][^\x5c?#%\x00-\x1f]*)?)?$"`,
      '"/new/{re.redirect_1.1}{redirect_query}"',
    ],
  ])('leads %s to %s', (from, to, pattern, target) => {
    expect(one('caddy', from, to)).toEqual([
      `@redirect_1 path_regexp redirect_1 ${pattern}`,
      `redir @redirect_1 ${target} 301`,
    ]);
  });

  it('has other names for the rules of the next locale, and one query for all', () => {
    const first = HOST_FILES.caddy.write([{ from: '/a', to: '/b' }], undefined, ORIGIN);
    const both = write('caddy', [{ from: '/zh/a', to: '/zh/b' }], first);
    expect(both.filter((line) => line.startsWith('map '))).toHaveLength(1);
    expect(both.at(-1)).toBe('redir @redirect_2 "/zh/b{redirect_query}" 301');
  });
});

describe('Amazon S3', () => {
  const rules = (redirects: readonly Redirect[], existing?: string): unknown =>
    JSON.parse(write('s3', redirects, existing).join('\n'));

  it('has rules for wildcards alone, behind those of the site', () => {
    const to = { HostName: 'site.example', HttpRedirectCode: '301', Protocol: 'https' };
    const redirects = [
      { from: '/one', to: '/two' },
      { from: '/o d/*', to: '/%E6%96%B0/:splat' },
      { from: '/gone/*', to: '/new?x#y' },
      { from: '/out/*', to: 'http://x.example:81/a/:splat' },
    ];
    expect(rules(redirects, '[{"mine":1}]')).toEqual([
      { mine: 1 },
      { Condition: { KeyPrefixEquals: 'o d/' }, Redirect: { ...to, ReplaceKeyPrefixWith: '新/' } },
      { Condition: { KeyPrefixEquals: 'gone/' }, Redirect: { ...to, ReplaceKeyWith: 'new?x#y' } },
      {
        Condition: { KeyPrefixEquals: 'out/' },
        Redirect: { ...to, HostName: 'x.example:81', Protocol: 'http', ReplaceKeyPrefixWith: 'a/' },
      },
    ]);
    expect(write('s3', redirects.slice(0, 1))).toEqual([]);
  });

  it('takes no more than 50, and nothing that is no list', () => {
    const many = Array.from({ length: 51 }, (_, index) => ({ from: `/a${index}/*`, to: '/b' }));
    expect(() => rules(many)).toThrow('Amazon S3 takes 50 routing rules, and the site has 51.');
    expect(() => rules(many, '{}')).toThrow('it is no JSON list');
  });
});

describe('wildcards of the other hosts', () => {
  it('have the form of each', () => {
    expect(one('netlify', '/o d/*', '/new/:splat')).toEqual(['/o%20d/* /new/:splat 301!']);
    expect(one('cloudflare', '/old/*', '/new')).toEqual(['/old/* /new 301']);
    const vercel = (to: string): unknown => JSON.parse(one('vercel', '/o(d)/*', to).join('\n'));
    const source = '/o\\(d\\)/:splat*';
    expect(vercel('/a:b/:splat')).toEqual({
      redirects: [{ source, destination: '/a\\:b/:splat*', permanent: true }],
    });
    expect(vercel('/new')).toEqual({ redirects: [{ source, destination: '/new', permanent: true }] });
  });

  it.each(['netlify', 'cloudflare'] as const)('lead nobody to another site by slashes in a row (%s)', (host) => {
    expect(() => one(host, '/old/*', '/:splat')).toThrow('could lead readers to any site, as with "/old//host"');
  });
});
