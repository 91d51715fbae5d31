import { expect, it } from 'vitest';
import { readLiveMeta } from './live-meta.js';

it.each([
  [undefined, false, false],
  ['', false, false],
  ['live', true, false],
  ['live noInline', true, true],
  ['title="a" live', true, false],
  ['title="go live now"', false, false],
  ["title='go live now' {1}", false, false],
  ['alive', false, false],
  ['live=true', false, false],
])('%s: live %s, noInline %s', (metastring, live, noInline) => {
  expect(readLiveMeta(metastring)).toEqual({ live, noInline });
});
