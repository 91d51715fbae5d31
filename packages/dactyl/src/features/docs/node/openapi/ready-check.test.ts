import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { validate } from '@scalar/openapi-parser';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { TIDES } from '../../../../../test/openapi-documents.js';
import { isRecord } from '../../../../shared/is-record.js';
import { createSchemaCheck, SCHEMA_KEYWORDS } from './json-schema.js';
import { isPlainlyValid, readSchema } from './ready-check.js';

type Fields = Record<string, unknown>;

/** The example of the website, of release 3.1. */
const PUBLISHING = load(
  readFileSync(new URL('../../../../../../../website/examples/publishing-api.yaml', import.meta.url), 'utf8'),
) as Fields;

describe('knows without the package whether it is valid:', () => {
  const paths = { '/a': { get: { responses: { 200: {} } } } };
  it.each<[string, Fields, boolean]>([
    ['a document of 3.0', TIDES, true],
    ['a type of 3.1', { ...TIDES, components: { schemas: { A: { type: ['string', 'null'] } } } }, false],
    ['a response without a description', { ...TIDES, paths }, false],
    ['a field that nobody knows', { ...TIDES, path: {} }, false],
    ['a server without an address', { ...TIDES, servers: [{}] }, false],
    ['a document of 3.1', PUBLISHING, true],
    ['one with a response without a description', { ...PUBLISHING, paths }, false],
    ['one with a field that nobody knows', { ...PUBLISHING, path: {} }, false],
    ['one with a field of its own', { ...PUBLISHING, 'x-path': {} }, true],
  ])('%s', async (_, document, expected) => {
    expect(isPlainlyValid(document)).toBe(expected);
    expect((await validate(structuredClone(document))).valid).toBe(expected);
  });
});

/** As the package has it. */
function compiled(release: string): (document: unknown) => boolean {
  const require = createRequire(createRequire(import.meta.url).resolve('@scalar/openapi-parser'));
  const { default: Ajv } = require(release === '3.0' ? 'ajv-draft-04' : 'ajv/dist/2020.js');
  const ajv = new Ajv({ strict: false, discriminator: true });
  require('ajv-formats').default(ajv);
  ajv.addFormat('media-range', true);
  return ajv.compile(readSchema(release).schema);
}

const VALUES = [7, -1, 'a b', 'https://a.example/?b', true, null, {}, ['a', 'a'], [{}, {}], { $ref: '#/a' }];

/** The document with one place changed, for each place and each value, and without it; with a word about the change. */
function* changed(document: unknown, place = ''): Generator<[string, unknown]> {
  if (!isRecord(document) && !Array.isArray(document)) return;
  const other = (key: string, value: unknown) =>
    Array.isArray(document) ? Object.assign([...document], { [key]: value }) : { ...document, [key]: value };
  for (const key of [...Object.keys(document), 'unknown', 'x-own']) {
    for (const value of VALUES) yield [`${place}/${key}: ${JSON.stringify(value)}`, other(key, value)];
    if (!Array.isArray(document)) yield [`${place}/${key} left out`, without(key, document)];
    const inside: unknown = Reflect.get(document, key);
    for (const [name, value] of changed(inside, `${place}/${key}`)) yield [name, other(key, value)];
  }
}

function without(key: string, document: Fields): Fields {
  return Object.fromEntries(Object.entries(document).filter(([name]) => name !== key));
}

/** Has what few documents have. */
const RARE = {
  tags: [{ name: 'a', externalDocs: { url: 'https://a.example' } }],
  components: {
    securitySchemes: {
      key: { type: 'apiKey', name: 'k', in: 'header' },
      basic: { type: 'http', scheme: 'basic' },
      oauth: { type: 'oauth2', flows: { clientCredentials: { tokenUrl: 'https://a.example', scopes: { a: 'b' } } } },
    },
    parameters: {
      id: { name: 'id', in: 'path', required: true, style: 'simple', schema: { type: 'string', format: 'uuid' } },
    },
    schemas: {
      A: {
        type: 'object',
        additionalProperties: false,
        properties: { a: { enum: [1, 2], minimum: 0 }, b: { items: { pattern: '^a' }, type: 'array' } },
      },
      B: { oneOf: [{ $ref: '#/components/schemas/A' }], discriminator: { propertyName: 'a', mapping: { a: 'A' } } },
    },
    examples: { a: { value: 1 } },
    links: { a: { operationId: 'b', parameters: { a: 'b' } } },
    requestBodies: { a: { content: { 'application/json': { schema: {}, encoding: { a: { contentType: 'a/b' } } } } } },
  },
};

it.each([
  ['3.0', { ...TIDES, info: { ...TIDES.info, contact: { email: 'a@b.example', url: 'https://a.example' } }, ...RARE }],
  ['3.1', { openapi: '3.1.0', info: PUBLISHING['info'], webhooks: { a: { post: {} } }, ...RARE }],
])('says of changes of a document of %s what Ajv says', (release, document) => {
  const check = createSchemaCheck(readSchema(release));
  const isValid = compiled(release);
  const answers = [['as it is', document] as const, ...changed(document)].map(([name, one]) => {
    const [own, theirs] = [check(one), isValid(one)];
    return { name, own, theirs };
  });
  // A security scheme that is no object is right for Ajv, as it reads `discriminator`. To refuse more only costs time.
  const isKnown = ({ name, own }: (typeof answers)[number]) =>
    !own && /^\/components\/securitySchemes\/[\w-]+:/.test(name);
  const different = answers.filter((answer) => answer.own !== answer.theirs && !isKnown(answer));
  expect(different.map(({ name }) => name)).toEqual([]);
  const valid = answers.filter(({ own }) => own).length;
  expect([valid > 100, answers.length - valid > 100]).toEqual([true, true]);
});

it.each(['3.0', '3.1'])('knows each keyword and format of the schema of %s', (release) => {
  const { schema, formats } = readSchema(release);
  const unknown = new Set<string>();
  const named = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'dependentSchemas']);
  const read = (one: unknown): void => {
    if (Array.isArray(one)) one.forEach(read);
    if (!isRecord(one)) return;
    for (const [keyword, value] of Object.entries(one)) {
      if (!SCHEMA_KEYWORDS.has(keyword)) unknown.add(keyword);
      if (named.has(keyword)) Object.values(value as Fields).forEach(read);
      else if (keyword !== 'discriminator') read(value);
    }
    const { format } = one;
    if (typeof format === 'string' && !['regex', 'media-range', ...Object.keys(formats)].includes(format))
      unknown.add(format);
  };
  read(schema);
  expect([...unknown]).toEqual([]);
});

it('leaves other releases to the package', () => {
  for (const openapi of ['3.2.0', '3.0', 3]) expect(isPlainlyValid({ ...TIDES, openapi })).toBe(false);
});
