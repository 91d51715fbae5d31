import { describe, expect, it } from 'vitest';
import { listPages, nonExactPaths } from './pages.js';

describe('listPages', () => {
  const routes = [
    {
      path: '/base/docs',
      component: '@theme/DocRoot',
      routes: [{ path: '/base/docs/a', component: '@theme/DocItem' }],
    },
    { path: '/base/b', component: 'first' },
    { path: '/base/b/', component: 'second' },
    { path: '*', component: 'any' },
  ];

  it('gives the leaves with the chain that leads to them, and the page for unknown URLs', () => {
    const pages = listPages(routes, '/base/').map(({ pathname, levels }) => [
      pathname,
      ...levels.map((l) => l.component),
    ]);
    expect(pages).toEqual([
      ['/base/docs/a', '@theme/DocRoot', '@theme/DocItem'],
      ['/base/b', 'first'],
      ['/base/404.html', '@theme/NotFound'],
    ]);
  });
});

describe('nonExactPaths', () => {
  it('are those of pages that answer below their own path too', () => {
    const inner = { path: '/a/b/', component: 'x', exact: false };
    expect(nonExactPaths([{ path: '/a', component: 'x', exact: false, routes: [inner] }])).toEqual(['/a/b']);
  });
});
