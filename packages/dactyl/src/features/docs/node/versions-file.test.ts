import { expect, it } from 'vitest';
import { prependName } from './versions-file.js';

it.each([
  [undefined, '[\n  "2.0"\n]\n'],
  ['[]', '[\n  "2.0"\n]\n'],
  ['[ ]\n', '[\n  "2.0"\n]\n'],
  ['["1.0"]', '["2.0", "1.0"]'],
  ['["1.0","0.9"]\n', '["2.0","1.0","0.9"]\n'],
  ['[\n  "1.0"\n]\n', '[\n  "2.0",\n  "1.0"\n]\n'],
  ['[\r\n\t"1.0",\r\n\t"0.9"\r\n]', '[\r\n\t"2.0",\r\n\t"1.0",\r\n\t"0.9"\r\n]'],
])('prependName writes a name in the manner of %j', (before, after) => {
  expect(prependName(before, '2.0')).toBe(after);
});
