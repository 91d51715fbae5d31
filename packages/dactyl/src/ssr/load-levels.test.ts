import { expect, it } from 'vitest';
import type { RouteLevel } from '../shared/render.js';
import { loadLevels } from './load-levels.js';

it('leaves data of plugins the objects that they are, beside modules that are loaded', async () => {
  const data = { symbols: [{ name: 'tern', comment: { text: 'A bird' } }] };
  const registry = { page: async () => ({ default: () => null }), module: async () => ({ default: { loaded: true } }) };
  const level = { path: '/a', component: 'page', props: { data, more: { inner: { $module: 'module' }, data } } };
  // As much of a level as is read here.
  const levels = [level as unknown as RouteLevel];
  const [loaded] = await loadLevels(levels, { registry, cache: new WeakMap(), note() {} });
  expect(loaded?.props).toEqual({ data, more: { inner: { loaded: true }, data } });
  expect(loaded?.props['data']).toBe(data);
});
