import { describe, expect, it } from 'vitest';
import { applyRouteTrailingSlash, findDuplicateRoutes, sortRoutes } from './routes.js';
import type { RouteConfig } from './route-config.js';

const route = (path: string, more: Partial<RouteConfig> = {}): RouteConfig => ({ path, component: 'c', ...more });

describe('sortRoutes', () => {
  it('puts pages before groups, inner groups before outer ones, and the home page last', () => {
    const routes = [
      route('/'),
      route('/docs', { routes: [route('/docs', { routes: [], priority: -1 }), route('/docs/next', { routes: [] })] }),
      route('/docs/next', { routes: [] }),
      route('/b'),
      route('/a'),
      route('/z', { priority: 5 }),
    ];
    const sorted = sortRoutes(routes, '/');
    expect(sorted.map((one) => one.path)).toEqual(['/z', '/a', '/b', '/docs/next', '/docs', '/']);
    expect(sorted[4]?.routes?.map((one) => one.path)).toEqual(['/docs/next', '/docs']);
    expect(routes[0]?.path).toBe('/');
  });
});

describe('applyRouteTrailingSlash', () => {
  it.each([
    [true, ['/base/', '/base/a/']],
    [false, ['/base/', '/base/a']],
    [undefined, ['/base/', '/base/a/']],
  ])('%j gives %j on all levels', (trailingSlash, expected) => {
    const result = applyRouteTrailingSlash(route('/base/', { routes: [route('/base/a/')] }), {
      baseUrl: '/base/',
      trailingSlash,
    });
    expect([result.path, result.routes?.[0]?.path]).toEqual(expected);
  });
});

describe('findDuplicateRoutes', () => {
  it('compares pages without their trailing slash, and groups not at all', () => {
    const docs = [route('/docs', { routes: [route('/docs/', { metadata: { sourceFilePath: 'docs/index.md' } })] })];
    const duplicates = findDuplicateRoutes([
      { label: 'docs', routes: docs },
      { label: 'pages', routes: [route('/docs', { component: '@site/docs.js' }), route('/x')] },
    ]);
    expect(duplicates).toEqual([{ path: '/docs/', claims: ['docs/index.md (docs)', '@site/docs.js (pages)'] }]);
  });
});
