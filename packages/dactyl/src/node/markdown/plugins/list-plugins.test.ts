import { describe, expect, it } from 'vitest';
import { listPlugins } from './list-plugins.js';

function a(): void {}
function b(): void {}

function listed(...entries: unknown[]) {
  return listPlugins('remarkPlugins', entries).plugins.map(({ name, options }) => [name, ...options]);
}

describe('listPlugins', () => {
  it.each([
    ['functions', [a, b], [['a'], ['b']]],
    ['options', [[a, { x: 1 }]], [['a', { x: 1 }]]],
    ['presets, also nested', [{ plugins: [a, { plugins: [[b, 2]] }] }], [['a'], ['b', 2]]],
    ['modules that were loaded whole', [{ default: a }, [{ default: b }, 1]], [['a'], ['b', 1]]],
    ['nothing for what is switched off', [null, false, undefined, a, [b, false]], [['a']]],
    ['a plugin once, with its last options', [[a, 1], b, [a, 2]], [['a', 2], ['b']]],
    ['a plugin not at all that is switched off later', [a, b, [a, false]], [['b']]],
  ])('lists %s', (_, entries, expected) => {
    expect(listed(...entries)).toEqual(expected);
  });

  it('keeps the settings of presets', () => {
    expect(listPlugins('remarkPlugins', [{ settings: { x: 1 }, plugins: [a] }]).settings).toEqual({ x: 1 });
  });

  it.each([
    ['remark-math', '"remarkPlugins" contains something that is not a plugin: remark-math.'],
    [
      ['remark-math', {}],
      '"remarkPlugins" contains something that is not a plugin: a list that starts with remark-math.',
    ],
    [{ x: 1 }, '"remarkPlugins" contains something that is not a plugin: an object with the keys x.'],
  ])('refuses %j', (entry, message) => {
    expect(() => listed(entry)).toThrow(message);
  });
});
