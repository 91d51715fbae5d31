import { describe, expect, it } from 'vitest';
import { readableJson } from './readable-json.js';

const readBack = (value: unknown) => JSON.parse(readableJson(value, '/home/me/site')) as unknown;

describe('readableJson', () => {
  it.each<[unknown, unknown]>([
    [
      { run: () => 1, pattern: /a/i },
      { run: '[function]', pattern: '/a/i' },
    ],
    [
      { big: 10n, sign: Symbol('s') },
      { big: '10', sign: 'Symbol(s)' },
    ],
    [new Map([['a', new Set([1])]]), { a: [1] }],
    [new TypeError('No.'), 'TypeError: No.'],
    [{ at: new Date(0) }, { at: '1970-01-01T00:00:00.000Z' }],
    [undefined, null],
  ])('names what JSON does not know: %o', (value, expected) => {
    expect(readBack(value)).toEqual(expected);
  });

  it('ends circular references, and shows values that merely occur twice', () => {
    const shared = { a: 1 };
    const loop: Record<string, unknown> = { '': shared, twice: [shared, shared] };
    loop['self'] = { again: loop };
    expect(readBack(loop)).toEqual({ '': shared, twice: [shared, shared], self: { again: '[circular]' } });
  });

  it('does not say where the site was built', () => {
    expect(readBack(['/home/me/site/docs/a.md', 'in /home/me/site', '/opt/x/node_modules/pkg/index.js'])).toEqual([
      '@site/docs/a.md',
      'in @site',
      'node_modules/pkg/index.js',
    ]);
  });
});
