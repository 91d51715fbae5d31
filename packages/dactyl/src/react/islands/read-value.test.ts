import { parse, stringify } from 'devalue';
import { describe, expect, it } from 'vitest';
import { readValue } from './read-value.js';

const cycle: Record<string, unknown> = { name: 'cycle', list: [] };
cycle.self = cycle;
(cycle.list as unknown[]).push(cycle);

const shared = { a: 1 };
// oxlint-disable-next-line no-sparse-arrays -- that is what is tested
const holes = [1, , 3];
const sparse: number[] = [];
sparse[500] = 5;

describe('readValue', () => {
  it.each([
    ['text', 'text'],
    ['undefined', undefined],
    ['null', null],
    ['special numbers', [Number.NaN, Infinity, -Infinity, -0, 0]],
    ['nothing but a special number', Number.NaN],
    ['objects', { a: { b: [1, 'x', null, undefined, true] }, '': {} }],
    ['an object without prototype', Object.assign(Object.create(null), { a: 1, b: { c: 2 } })],
    ['dates', { at: new Date(0) }],
    [
      'maps',
      new Map<unknown, unknown>([
        ['a', { b: 1 }],
        [{ key: 1 }, new Set([1, 'b'])],
      ]),
    ],
    ['regular expressions', /a+(?<b>c)/giu],
    ['big numbers', [10n ** 30n, 1n]],
    ['boxed values', [Object('a'), Object(1)]],
    ['URLs', [new URL('https://example.com/a?b#c'), new URLSearchParams('a=1&b=2')]],
    ['holes', holes],
    ['mostly holes', sparse],
    ['a cycle', cycle],
    ['one object twice', [shared, shared]],
    ['an empty list', []],
  ])('reads %s as devalue does', (_, value) => {
    const text = stringify(value);
    expect(readValue(text)).toEqual(parse(text));
    expect(readValue(text)).toEqual(value);
  });

  it('keeps identical values identical', () => {
    const [first, second] = readValue(stringify([shared, shared])) as object[];
    expect(first).toBe(second);
    const read = readValue(stringify(cycle)) as typeof cycle;
    expect(read.self).toBe(read);
  });

  it('makes values of other types, inner ones first', () => {
    class Box {
      constructor(readonly inside: unknown) {}
    }
    const text = stringify(
      { box: new Box([new Box('b')]) },
      { Box: (value: unknown) => value instanceof Box && [value.inside] },
    );
    const read = readValue(text, { Box: (value) => new Box((value as [unknown])[0]) });
    expect(read).toEqual({ box: new Box([new Box('b')]) });
  });

  it('says so when it meets something that it does not know', () => {
    expect(() => readValue(stringify({ a: new Uint8Array([1]) }))).toThrowError(
      'No value of the type Uint8Array can be read.',
    );
  });
});
