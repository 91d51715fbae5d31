import { describe, expect, expectTypeOf, it } from 'vitest';

import { definedProps } from './defined-props.js';

interface Entry {
  kind: 'page' | 'link';
  label?: string;
  tags?: ('new' | 'old')[];
}

const missing = (): string | undefined => undefined;

describe('definedProps', () => {
  it.each([
    ['nothing', {}, {}],
    ['all keys with a value', { a: 1, b: 'two' }, { a: 1, b: 'two' }],
    ['no key whose value is undefined', { a: undefined, b: 2 }, { b: 2 }],
    ['other empty values', { a: null, b: false, c: 0, d: '', e: [] }, { a: null, b: false, c: 0, d: '', e: [] }],
    ['what is in a value', { a: { b: undefined } }, { a: { b: undefined } }],
  ])('keeps %s', (_, props, expected) => {
    expect(definedProps(props)).toStrictEqual(expected);
  });

  it('keeps the order of the keys', () => {
    expect(Object.keys(definedProps({ z: 1, label: missing(), a: 2, m: 3 }))).toEqual(['z', 'a', 'm']);
  });

  it('leaves what it was given as it was', () => {
    const props = { a: undefined, b: 1 };
    definedProps(props);
    expect(props).toStrictEqual({ a: undefined, b: 1 });
  });

  it('does not hide the value of a key below it', () => {
    expect({ label: 'default', ...definedProps({ label: missing() }) }).toEqual({ label: 'default' });
  });

  it('has a type whose keys are optional where the value may be undefined, and whose words stay words', () => {
    const entry: Entry = definedProps({ kind: 'page', label: missing(), tags: ['new'] });
    // @ts-expect-error: `kind` is required, and may not be missing.
    const incomplete: Entry = definedProps({ kind: undefined });
    expectTypeOf({ label: 'default', ...definedProps({ label: missing() }) }).toEqualTypeOf<{ label: string }>();
    expectTypeOf(definedProps({ label: missing() })).toExtend<{ label?: string }>();
    expectTypeOf(definedProps({ label: 'own' })).toEqualTypeOf<{ label: string }>();
    expect([entry.kind, incomplete]).toEqual(['page', {}]);
  });
});
