import { describe, expect, it } from 'vitest';
import { writeValue } from './write-value.js';

const refuse = (where: string, what: string): never => {
  throw new Error(`${where} is ${what}`);
};
/** The value that the written code has. */
const read = (value: unknown): unknown => Function(`return ${writeValue(value, refuse)}`)() as unknown;

describe('writeValue', () => {
  it.each([
    [null],
    ['</script> \u2028 "quoted"'],
    [[1, -0, Number.NaN, -Infinity, 2n ** 70n]],
    [{ a: undefined, 'b c': [true], since: new Date(0) }],
    [new Map([['a', new Set([1])]])],
    [{ address: new URL('https://dactyl.example/a?b'), rule: /[/]x/giu }],
    [JSON.parse('{"__proto__":{"a":1},"since":1}')],
  ])('keeps the value %#', (value) => {
    expect(read(value)).toEqual(value);
    expect(Object.keys(Object(read(value)))).toEqual(Object.keys(Object(value)));
  });

  it('writes what JSON has as JSON, and an object that occurs twice twice', () => {
    const bird = { name: 'Tern' };
    expect(writeValue([bird, bird], refuse)).toBe(`JSON.parse("[{\\"name\\":\\"Tern\\"},{\\"name\\":\\"Tern\\"}]")`);
  });

  const ring: unknown[] = [];
  ring.push({ ring });
  it.each([
    [{ birds: [{ fly: () => 1 }] }, 'data.birds[0].fly is a function'],
    [{ 'a b': Symbol('x') }, 'data["a b"] is a symbol'],
    [[new Error('x')], 'data[0] is an object of the class Error'],
    [ring, 'data[0].ring is an object that contains itself'],
  ])('names what cannot be written: %#', (value, message) => {
    expect(() => writeValue(value, refuse)).toThrow(message);
  });
});
