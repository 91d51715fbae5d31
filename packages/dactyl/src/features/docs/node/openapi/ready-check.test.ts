import { validate } from '@scalar/openapi-parser';
import { expect, it } from 'vitest';
import { isPlainlyValid } from './ready-check.js';

const SPEC = {
  openapi: '3.0.3',
  info: { title: 'Tides', version: '1' },
  servers: [{ url: 'https://north.example.com' }],
  paths: {
    '/tides': { get: { operationId: 'readTides', tags: ['Tides'], responses: { '200': { description: 'All' } } } },
  },
  components: {
    schemas: { Base: { type: 'object', required: ['height'], properties: { height: { type: 'number' } } } },
  },
};

it.each<[string, Record<string, unknown>, boolean]>([
  ['a document of 3.0', SPEC, true],
  ['a type of 3.1', { ...SPEC, components: { schemas: { A: { type: ['string', 'null'] } } } }, false],
  ['a response without a description', { ...SPEC, paths: { '/a': { get: { responses: { 200: {} } } } } }, false],
  ['a field that nobody knows', { ...SPEC, path: {} }, false],
  ['a server without an address', { ...SPEC, servers: [{}] }, false],
])('knows without the package of %s whether it is valid', async (_, document, expected) => {
  expect(await isPlainlyValid(document)).toBe(expected);
  expect((await validate(structuredClone(document))).valid).toBe(expected);
});

it('leaves other releases to the package', async () => {
  for (const openapi of ['3.1.0', '3.2.0', '3.0', 3]) expect(await isPlainlyValid({ ...SPEC, openapi })).toBe(false);
});
