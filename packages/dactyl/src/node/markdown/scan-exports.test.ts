import { expect, it } from 'vitest';
import { scanExports } from './scan-exports.js';

it('finds what an MDX text exports', () => {
  const text = [
    "import { one } from './one';",
    '',
    'export const rows = [1, 2], more = rows === 1;',
    '',
    'export function Part() {}',
    'export async function load() {}',
    'export class Box {}',
    'export const { first, second: other, third = 3, ...rest } = one;',
    "export { one, one as same, default } from './one';",
    'export default function Layout() {}',
    '',
    'A word about export const nothing.',
    '',
    '```js',
    'export const inCode = 1;',
    '```',
  ].join('\n');
  expect(scanExports(text)).toEqual([
    'rows',
    'more',
    'Part',
    'load',
    'Box',
    'first',
    'other',
    'third',
    'rest',
    'one',
    'same',
  ]);
});

it('finds nothing in a text without', () => {
  expect(scanExports('# Title\n\nWords.')).toEqual([]);
});
