import { expect, it } from 'vitest';
import { findJsonKey } from './json-key.js';

it('finds the place of a key', () => {
  const text = '\uFEFF{\n  "a.b": {\n    "message": "a.b: \\"{"\n  },\n  "c": [{ "d": 1 }], "e": { "d": 2 }\n}\n';
  expect(findJsonKey(text, ['a.b'])).toEqual({ line: 2, column: 3 });
  expect(findJsonKey(text, ['a.b', 'message'])).toEqual({ line: 3, column: 5 });
  expect(findJsonKey(text, ['e', 'd'])).toEqual({ line: 5, column: 29 });
  expect(findJsonKey(text, ['a', 'b'])).toBeUndefined();
  expect(findJsonKey(text, ['d'])).toBeUndefined();
});

it('finds the last one of duplicate keys, which counts', () => {
  expect(findJsonKey('{"a": 1,\n "a": 2}', ['a'])).toEqual({ line: 2, column: 2 });
});
