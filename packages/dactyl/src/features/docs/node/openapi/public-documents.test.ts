/** What documents of large public APIs have, and invented ones had not. */
import { expect, it } from 'vitest';
import { SiteError } from '../../../../node/base/site-error.js';
import { openapiDocuments, TIDES } from '../../../../../test/openapi-documents.js';
import { readSpec } from './read-spec.js';

const { folder, write, generate } = openapiDocuments();

it('shows of a schema that has examples of its own its fields once, and each example', async () => {
  const content = (height: number) => ({
    'application/json': { schema: { $ref: '#/components/schemas/Base' }, example: { height } },
  });
  const post = {
    requestBody: { content: content(1) },
    responses: {
      200: { description: 'All', content: content(2) },
      409: { description: 'No', content: content(3) },
      500: { description: 'No', content: content(4) },
    },
  };
  const { page } = await generate({ ...TIDES, paths: { '/tides': { post } } });
  const text = page('post-tides');
  expect(text.match(/^- `height`/gm)).toHaveLength(1);
  expect(text.match(/as in/g)).toHaveLength(1);
  for (const height of [1, 2, 3, 4])
    expect(text).toContain(`<summary>Example</summary>\n\n\`\`\`json\n{\n  "height": ${height}\n}`);
});

it('follows links to places on the page that Redoc makes, as far as they lead somewhere', async () => {
  const { page } = await generate({
    ...TIDES,
    info: {
      ...TIDES.info,
      description:
        'See [a](#operation/readTides), [b](#tag/Tides), [c](#tag/Tides/operation/readTides), [d](#tag/None).',
    },
    components: {
      schemas: { ...TIDES.components.schemas, Low: { type: 'string', description: '[a](#operation/readTides)' } },
    },
  });
  expect(page('index')).toContain(
    'See [a](./read-tides.md), [b](./index.md#tag-tides), [c](./read-tides.md), [d](#tag/None).',
  );
  expect(page('schemas/low')).toContain('[a](../read-tides.md)');
});

it('shows all that a document says of a way to authenticate', async () => {
  const key = { type: 'apiKey', in: 'header', name: 'X-Key', description: '## Keys\n\nAsk *us*.\n\n## Limits\n\nTen.' };
  const short = { type: 'http', scheme: 'basic', description: 'With a word.' };
  const { page } = await generate({ ...TIDES, components: { ...TIDES.components, securitySchemes: { key, short } } });
  expect(page('index')).toContain(
    '- `key`: apiKey header X-Key\n\n  #### Keys\n\n  Ask *us*.\n\n  #### Limits\n\n  Ten.\n\n- `short`: http basic. With a word.',
  );
});

it('takes a field that is called $ref for a field', async () => {
  const definitions = {
    Props: { type: 'object', properties: { $ref: { type: 'string' }, $schema: { type: 'string' } } },
  };
  const paths = {
    '/a': { get: { responses: { '200': { description: '', schema: { $ref: '#/definitions/Props' } } } } },
  };
  const { page } = await generate({ swagger: '2.0', info: { title: 'Old', version: '1' }, paths, definitions });
  expect(page('schemas/props')).toContain('- `$ref` string');
  const { valid } = await readSpec({
    file: write({ swagger: '2.0', info: { title: 'Old', version: '1' }, paths, definitions }),
    siteDir: folder,
  });
  await expect(valid).resolves.toBeUndefined();
});

it('takes the server of a link, which the specification names so and an early schema of it does not', async () => {
  const server = { url: 'https://north.example.com' };
  const read = (more: object) => {
    const links = { high: { operationId: 'readTides', server, ...more } };
    const paths = { '/tides': { get: { responses: { 200: { description: 'All', links } } } } };
    const file = write({ openapi: '3.1.1', info: TIDES.info, paths });
    return readSpec({ file, siteDir: folder }).then(({ valid }) => valid);
  };
  await expect(read({})).resolves.toBeUndefined();
  // Where something else is wrong, nothing is said of it.
  const told = await read({ servers: [] }).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(SiteError);
  expect(String(told)).toContain('Property servers is not expected to be here');
});

it('says of a field that may be null what it says else, and unfolds no list of types', async () => {
  const state = { type: 'string', enum: ['low', 'high'], description: 'Where the water is.' };
  const properties = {
    state: { anyOf: [state, { type: 'null' }], default: 'low' },
    place: { oneOf: [{ type: 'null' }, { type: 'object', properties: { north: { type: 'number' } } }] },
    height: { anyOf: [{ type: 'integer' }, { type: 'string' }] },
    level: {
      anyOf: [
        { type: 'integer', minimum: 1 },
        { type: 'string', description: 'As a word.' },
      ],
    },
    base: { $ref: '#/components/schemas/Base' },
  };
  const schemas = { Tide: { type: 'object', properties }, Base: { anyOf: [state, { type: 'null' }] } };
  const parameters = [
    { name: 'day', in: 'query', schema: { anyOf: [{ type: 'string', maxLength: 9 }, { type: 'null' }] } },
  ];
  const paths = { '/tides': { get: { parameters, responses: { 200: { description: 'All' } } } } };
  const { page } = await generate({ openapi: '3.1.0', info: TIDES.info, paths, components: { schemas } });
  const text = page('schemas/tide');
  expect(text).toContain(
    '- `state` string | null  \n  Where the water is.  \n  Values: `low`, `high`; default: `"low"`\n',
  );
  expect(text).toContain(
    '- `place` null | object\n\n  <details>\n  <summary>Fields of place</summary>\n\n  - `north` number\n',
  );
  expect(text).toContain('- `height` integer | string\n- `level`');
  expect(text).toContain('  - Variant 1: integer  \n    ≥ 1\n  - Variant 2: string  \n    As a word.\n');
  // A name does not say it.
  expect(text).toContain(
    '  - Variant 1: string  \n    Where the water is.  \n    Values: `low`, `high`\n  - Variant 2: null\n',
  );
  expect(page('schemas/base')).toContain('Where the water is.\n\nType: string | null\n\nValues: `low`, `high`\n');
  expect(page('get-tides')).toContain('| query | string \\| null | length ≤ 9 |');
});

it('has no links and no signs of code in titles, where a summary has some', async () => {
  const summary = 'Reads [tides](/docs/tides) or\n[logs](https://a.example/b), as in `list[0](1)`.';
  const paths = { '/tides': { get: { summary, responses: { 200: { description: 'All' } } } } };
  const { page } = await generate({ openapi: '3.1.0', info: TIDES.info, paths });
  expect(page('get-tides')).toContain('title: "Reads tides or logs, as in list[0](1)"');
  expect(page('get-tides')).toContain(String.raw`# Reads tides or logs, as in list\[0\](1)`);
});
