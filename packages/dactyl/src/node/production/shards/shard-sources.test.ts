import { expect, it } from 'vitest';
import type { EngineInit, EngineLocale } from '../../pipeline/engine-types.js';
import { hashTools } from './shard-sources.js';

const drawer = { module: 'file:///here/draw.js', key: 'v11', options: {} };
const locale = { processors: [{ packagesHash: '1' }], drawers: { mermaid: drawer } };
const images = { encoder: '0.34.0' };

function hashOf(own: object, init: object = { images }): string {
  const locales = { en: { ...locale, ...own } as unknown as EngineLocale }; // the fields that are read
  return hashTools({ ...(init as Pick<EngineInit, 'images'>), locales });
}

it.each([
  ['a package that compiles', hashOf({ processors: [{ packagesHash: '2' }] })],
  ['a package that draws', hashOf({ drawers: { mermaid: { ...drawer, key: 'v12' } } })],
  ['the options of what draws', hashOf({ drawers: { mermaid: { ...drawer, options: { theme: 'dark' } } } })],
  ['the encoder of images', hashOf({}, { images: { encoder: '0.35.0' } })],
  ['an encoder that is missing', hashOf({}, {})],
])('parts are not made of the same when they differ in %s', (_, hash) => expect(hash).not.toBe(hashOf({})));

it('parts are made of the same when packages lie in another folder', () => {
  expect(hashOf({ drawers: { mermaid: { ...drawer, module: 'file:///there/draw.js' } } })).toBe(hashOf({}));
});
