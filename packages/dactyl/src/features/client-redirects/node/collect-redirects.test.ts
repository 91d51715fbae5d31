import { describe, expect, it } from 'vitest';
import { collectRedirects, type CollectInput } from './collect-redirects.js';

const PATHS = ['/', '/docs', '/docs/install', '/docs/版本', '/old-school.html'];

function collect(options: Partial<CollectInput['options']>, more: Partial<CollectInput> = {}) {
  return collectRedirects({
    options: { fromExtensions: [], toExtensions: [], redirects: [], ...options },
    paths: PATHS,
    url: 'https://site.example',
    baseUrl: '/base/',
    trailingSlash: false,
    ...more,
  });
}

const pairs = (collected: ReturnType<typeof collect>) => collected.redirects.map(({ from, to }) => `${from} > ${to}`);
const said = (faults: { message: string; hint: string }[]) => faults.map(({ message, hint }) => `${message} ${hint}`);

describe('what is collected', () => {
  it('is from and to extensions, for pages that have none and those that do', () => {
    expect(pairs(collect({ fromExtensions: ['html', 'htm'] }))).toEqual([
      '/docs.html > /docs',
      '/docs.htm > /docs',
      '/docs/install.html > /docs/install',
      '/docs/install.htm > /docs/install',
      '/docs/版本.html > /docs/版本',
      '/docs/版本.htm > /docs/版本',
    ]);
    expect(pairs(collect({ toExtensions: ['html'] }))).toEqual(['/old-school > /old-school.html']);
  });

  it('comes from the options and from the function of the site', () => {
    const collected = collect({
      redirects: [
        { from: ['/a', '/b'], to: '/docs/install#top' },
        { from: '/c', to: 'https://elsewhere.example/?x=1' },
      ],
      createRedirects: (path) => (path.startsWith('/docs/') ? [path.replace('/docs/', '/guide/')] : undefined),
    });
    expect(pairs(collected)).toEqual([
      '/a > /docs/install#top',
      '/b > /docs/install#top',
      '/c > https://elsewhere.example/?x=1',
      '/guide/install > /docs/install',
      '/guide/版本 > /docs/版本',
    ]);
    expect([collected.errors, collected.duplicates]).toEqual([[], []]);
  });

  it.each([
    [true, '/docs/install/?x=1'],
    [false, '/docs/install?x=1'],
  ])('has targets that follow the policy for slashes (%s)', (trailingSlash, to) => {
    const paths = trailingSlash ? ['/', '/docs/install/'] : PATHS;
    const redirects = [{ from: '/a', to: trailingSlash ? '/docs/install?x=1' : '/docs/install/?x=1' }];
    expect(pairs(collect({ redirects }, { trailingSlash, paths }))).toEqual([`/a > ${to}`]);
  });

  it('forgives a slash where the site has no policy, and escapes everywhere', () => {
    const redirects = [
      { from: '/a', to: '/docs/' },
      { from: '/b', to: '/docs/%E7%89%88%E6%9C%AC' },
    ];
    expect(collect({ redirects }, { trailingSlash: undefined }).errors).toEqual([]);
  });
});

describe('what is refused', () => {
  it('names the function that fails, once', () => {
    const createRedirects = (path: string) => String(JSON.parse(path));
    expect(said(collect({ createRedirects }).errors)).toEqual([
      expect.stringContaining('"createRedirects" failed: Unexpected token'),
    ]);
  });

  const to = (target: string, from = '/a') => said(collect({ redirects: [{ from, to: target }] }).errors);

  it('is a target that is no page, with the nearest one', () => {
    expect(to('/docs/instal')).toEqual([
      'The redirect from "/a" to "/docs/instal" cannot work: there is no such page. ' +
        'Did you mean "/docs/install"? A target is the path of a page, without the base URL.',
    ]);
  });

  it('is a circle, also by way of the origin of the site', () => {
    expect(to('/a')[0]).toContain('it leads to itself');
    expect(to('https://site.example/base/a')[0]).toContain('it leads to itself');
    expect(to('https://site.example/base/docs/install')).toEqual([]);
    expect(to('https://site.example/elsewhere/a')).toEqual([]);
    const redirects = [
      { from: '/a', to: '/b' },
      { from: '/b', to: '/docs' },
    ];
    expect(said(collect({ redirects }).errors)).toEqual([
      'The redirect from "/a" to "/b" cannot work: its target is a redirect too. Name where that one leads: "/docs".',
    ]);
  });

  it('is a path of a page, and a second redirect from one path to elsewhere', () => {
    const redirects = [
      { from: '/docs/', to: '/docs/install' },
      { from: '/a', to: '/docs' },
      { from: '/a/', to: '/docs' },
      { from: '/a', to: '/docs/install' },
    ];
    const collected = collect({ redirects });
    expect(pairs(collected)).toEqual(['/a > /docs']);
    expect(said(collected.duplicates)).toEqual([
      'The redirect from "/docs/" to "/docs/install" cannot work: there is a page at that path. Remove it, or move the page.',
      'The redirect from "/a" to "/docs/install" cannot work: another one from there leads to "/docs", and the first one counts. Remove one of them.',
    ]);
  });

  it('is what no path can be, from the function of the site', () => {
    // The cast: the wrong type is what the test is about.
    const createRedirects = (() => ['old', 7]) as unknown as () => string[];
    const { errors } = collect({ createRedirects }, { paths: ['/docs'] });
    expect(errors.map(({ message }) => message)).toEqual([
      '"createRedirects" returned "old" for the page "/docs".',
      '"createRedirects" returned 7 for the page "/docs".',
    ]);
  });
});
