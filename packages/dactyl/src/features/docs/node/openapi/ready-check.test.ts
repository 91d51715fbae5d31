import { validate } from '@scalar/openapi-parser';
import { expect, it } from 'vitest';
import { TIDES } from '../../../../../test/openapi-documents.js';
import { isPlainlyValid } from './ready-check.js';

it.each<[string, Record<string, unknown>, boolean]>([
  ['a document of 3.0', TIDES, true],
  ['a type of 3.1', { ...TIDES, components: { schemas: { A: { type: ['string', 'null'] } } } }, false],
  ['a response without a description', { ...TIDES, paths: { '/a': { get: { responses: { 200: {} } } } } }, false],
  ['a field that nobody knows', { ...TIDES, path: {} }, false],
  ['a server without an address', { ...TIDES, servers: [{}] }, false],
])('knows without the package of %s whether it is valid', async (_, document, expected) => {
  expect(await isPlainlyValid(document)).toBe(expected);
  expect((await validate(structuredClone(document))).valid).toBe(expected);
});

it('leaves other releases to the package', async () => {
  for (const openapi of ['3.1.0', '3.2.0', '3.0', 3]) expect(await isPlainlyValid({ ...TIDES, openapi })).toBe(false);
});
