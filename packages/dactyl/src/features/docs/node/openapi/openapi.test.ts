import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openapiDocuments } from '../../../../../test/openapi-documents.js';
import { SiteError, SiteErrors } from '../../../../node/base/site-error.js';
import { openapiOptionsSchema } from './options.js';
import { readSpec } from './read-spec.js';
import { samplesOf } from './samples.js';
import { collectPages } from './collect-pages.js';
import { originsOf, tryItRequest } from './try-it.js';

const { folder, write, generate } = openapiDocuments();

const SPEC = {
  openapi: '3.0.3',
  info: { title: 'Tides', version: '1', description: 'Of the <sea>.' },
  servers: [{ url: 'https://{region}.example.com/v1/', variables: { region: { default: 'north' } } }],
  paths: {
    '/tides/{harbour}': {
      parameters: [{ name: 'harbour', in: 'path', required: true, schema: { type: 'string' }, example: 'west bay' }],
      get: {
        operationId: 'readTides',
        summary: 'Read tides.',
        tags: ['Tides'],
        parameters: [
          {
            name: 'day',
            in: 'query',
            required: true,
            description: 'One | day',
            schema: { type: 'string', format: 'date' },
          },
        ],
        responses: {
          '200': {
            description: 'All',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Tide' } } },
          },
        },
      },
      post: {
        deprecated: true,
        security: [{ key: [] }],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tide' } } } },
        responses: { '204': { description: '' } },
      },
    },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'X-Key' } },
    schemas: {
      Base: {
        type: 'object',
        required: ['height'],
        properties: { height: { type: 'number', nullable: true, example: 2.5 } },
      },
      Tide: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            properties: {
              next: { $ref: '#/components/schemas/Tide' },
              moon: { type: 'object', properties: { phase: { enum: ['new', 'full'] } } },
            },
          },
        ],
      },
    },
  },
};

describe('the pages of a document', () => {
  it('are one for all, and one for each operation and schema', async () => {
    const { docs, sidebar, page } = await generate(SPEC);
    expect(docs.map(({ file }) => file)).toEqual([
      'tides/index.md',
      'tides/read-tides.md',
      'tides/post-tides-harbour.md',
      'tides/schemas/base.md',
      'tides/schemas/tide.md',
    ]);
    expect(sidebar).toMatchObject([
      { id: 'tides/index', label: 'Tides' },
      { label: 'Tides', items: [{ id: 'tides/read-tides', label: 'Read tides', badge: { text: 'GET' } }] },
      { label: 'Other', items: [{ label: 'POST /tides/{harbour}' }] },
      { label: 'Schemas', items: [{ label: 'Base' }, { label: 'Tide' }] },
    ]);
    expect(page('index')).toContain('Of the &lt;sea>.');
    expect(page('index')).toContain('[Read tides](./read-tides.md) | `GET /tides/{harbour}`');
  });

  it('show parameters, fields that unfold, and a link where a schema refers to itself', async () => {
    const { page } = await generate(SPEC);
    const text = page('read-tides');
    expect(text).toContain('| `day` | query | string (date), **required** | One \\| day |');
    expect(text).toContain('- `height` number | null, **required**');
    expect(text).toContain('<summary>Fields of moon</summary>\n\n  - `phase` string  \n    Values: `new`, `full`');
    expect(text).toContain('- `next` [`Tide`](./schemas/tide.md), refers to itself');
    expect(page('schemas/tide')).toContain('- `next` [`Tide`](./tide.md), refers to itself');
    expect(page('post-tides-harbour')).toContain('Needs `key`.');
    expect(page('post-tides-harbour')).toContain('No content.');
  });

  it('show a request with examples, in four languages', async () => {
    const { page } = await generate(SPEC);
    expect(page('read-tides')).toContain("curl 'https://north.example.com/v1/tides/west%20bay?day=2026-01-31'");
    const text = page('post-tides-harbour');
    expect(text).toContain("-H 'X-Key: API_KEY'");
    for (const part of ['"height": 2.5', 'body: JSON.stringify({', 'requests.post(', 'http.NewRequest("POST"'])
      expect(text).toContain(part);
  });

  it('unfold a schema once, and leave out of examples what is deep inside and not required', async () => {
    const object = (properties: Record<string, unknown>) => ({ type: 'object', properties });
    const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    const { page } = await generate({
      ...SPEC,
      components: {
        ...SPEC.components,
        schemas: {
          Base: SPEC.components.schemas.Base,
          Tide: object({ harbour: refer('Harbour') }),
          Harbour: {
            ...object({ must: refer('Place'), may: refer('Place'), all: { type: 'array', items: refer('Place') } }),
            required: ['must'],
          },
          Place: object({ north: { type: 'number' } }),
        },
      },
    });
    const text = page('read-tides');
    expect(text).toContain('Fields of harbour');
    expect(text).toContain('- `may` [`Place`](./schemas/place.md)');
    expect(text).not.toContain('Fields of may');
    expect(text).toContain('"must": {\n      "north": 1\n    },\n    "all": []');
  });

  it('send in samples what is required, and link to the schemas of errors', async () => {
    const object = (...required: string[]) => ({
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string' },
        day: { type: 'string', format: 'date' },
        moons: { type: 'array', items: { type: 'string' } },
      },
    });
    const content = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });
    const operation = (name: string) => ({
      requestBody: { content: content(name) },
      responses: {
        200: { description: 'Done', content: content('Any') },
        409: { description: '', content: content('Must') },
      },
    });
    const { page } = await generate({
      ...SPEC,
      paths: { '/tides': { post: operation('Must'), patch: operation('Any') } },
      components: { ...SPEC.components, schemas: { Must: object('id', 'name'), Any: object() } },
    });
    const sentBy = (name: string) => /-d '([^']*)'/.exec(page(name))?.[1] ?? '';
    expect(JSON.parse(sentBy('post-tides'))).toEqual({ name: 'text' });
    expect(JSON.parse(sentBy('patch-tides'))).toEqual({ name: 'text', day: '2026-01-31' });
    expect(page('patch-tides')).toMatch(/\{#response-409\}\n\n`application\/json`: \[`Must`\]\(\S+\)\n\n## /);
  });

  it('show a schema once, and say further down where it is', async () => {
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Tide' } } };
    const post = {
      requestBody: { content },
      responses: { 200: { description: 'All', content }, 201: { description: 'New', content } },
    };
    const { page } = await generate({ ...SPEC, paths: { '/tides': { post } } });
    const text = page('post-tides');
    expect(text.match(/- `height`/g)).toHaveLength(1);
    expect(
      text.match(/`application\/json`: \[`Tide`\]\(\.\/schemas\/tide\.md\), as in \[Request body\]\(#body\)/g),
    ).toHaveLength(2);
  });

  it('name no host that the document leaves open', async () => {
    const { page } = await generate({ ...SPEC, servers: [{ url: '/v1' }] });
    expect(page('read-tides')).toContain('Address: `/v1/tides/{harbour}`');
    expect(page('read-tides')).toContain("curl 'https://HOST/v1/tides/west%20bay?day=2026-01-31'");
  });

  it('are there for webhooks, which readers receive and cannot send', async () => {
    const post = {
      summary: 'High tide',
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Tide' } } } },
      responses: { 204: { description: 'Received' } },
    };
    const { page, sidebar } = await generate({ ...SPEC, openapi: '3.1.0', webhooks: { 'tide.high': { post } } });
    expect(sidebar).toMatchObject([
      {},
      {},
      {},
      { label: 'Webhooks', items: [{ label: 'High tide' }] },
      { label: 'Schemas' },
    ]);
    expect(page('index')).toContain('## Webhooks {#webhooks}');
    const text = page('post-tide-high');
    expect(text).toContain('This is a webhook');
    expect(text).toContain('- `height` number');
    expect(text).not.toMatch(/Address:|curl/);
  });

  it('have the words of their language', async () => {
    const { page } = await generate(SPEC, 'zh');
    expect(page('read-tides')).toContain('## 参数 {#parameters}');
  });

  it('are made of Swagger 2, too', async () => {
    const { page } = await generate({
      swagger: '2.0',
      info: { title: 'Old', version: '1' },
      host: 'old.example.com',
      schemes: ['https'],
      paths: {
        '/a': {
          put: {
            parameters: [{ in: 'body', name: 'it', schema: { $ref: '#/definitions/A' } }],
            responses: { '200': { description: 'Done' } },
          },
        },
      },
      definitions: { A: { type: 'object', properties: { b: { type: 'integer' } } } },
    });
    expect(page('put-a')).toContain('`https://old.example.com/a`');
    expect(page('put-a')).toContain('[`A`](./schemas/a.md)');
  });
});

it('tells the form what it may send, and the policy which hosts it may ask', async () => {
  const { spec } = await readSpec({ file: write({ ...SPEC, security: [{ key: [] }] }), siteDir: folder });
  const [read, make] = collectPages(spec, { schemas: false }).groups.flatMap(({ operations }) => operations);
  expect(read && tryItRequest(read, spec)).toEqual({
    method: 'GET',
    path: '/tides/{harbour}',
    servers: ['https://north.example.com/v1/'],
    fields: [
      { name: 'harbour', in: 'path', isRequired: true, value: 'west bay' },
      { name: 'day', in: 'query', isRequired: true, value: '2026-01-31' },
      { name: 'X-Key', in: 'header', hint: 'API_KEY', isRequired: false, value: '' },
    ],
  });
  expect(make && tryItRequest(make, spec).body).toMatchObject({ type: 'application/json' });
  expect(originsOf(spec)).toEqual(['https://north.example.com']);
});

describe('a document with a mistake', () => {
  const YAML = 'openapi: 3.1.0\ninfo:\n  title: T\n  version: "1"\npaths:\n';
  const OPERATION = '  /a:\n    get:\n      responses:\n        "200":\n';

  it.each<[string, string, RegExp, number, RegExp]>([
    [
      'a reference that leads nowhere',
      `${YAML}${OPERATION.replace('"200"', 'default')}          $ref: '#/components/responses/Goone'\ncomponents:\n  responses:\n    Gone: { description: d }\n`,
      /leads nowhere/,
      10,
      /"Gone"/,
    ],
    [
      'references that lead to each other',
      `${YAML}  /a: {}\ncomponents:\n  schemas:\n    A:\n      $ref: '#/components/schemas/B'\n    B:\n      $ref: '#/components/schemas/A'\n`,
      /"#\/components\/schemas\/B" leads to itself/,
      10,
      /schemas\/B, #\/components\/schemas\/A\. One/,
    ],
    ['another file', `${YAML}${OPERATION}          $ref: ./other.yaml\n`, /leads to another file/, 10, /bundle/],
    [
      'a field that is missing',
      `${YAML}${OPERATION}          content: {}\n`,
      /required property "description"/,
      9,
      /OpenAPI Specification/,
    ],
    ['a newer release', YAML.replace('3.1.0', '3.2.0'), /follows OpenAPI 3\.2\.0, which/, 1, /openapi: 3\.1\.2/],
    ['text that is no YAML', 'openapi: [\n', /does not parse/, 2, /quotes/],
    ['something else', 'a: 1\n', /no OpenAPI document/, 0, /openapi: 3\.1\.0/],
  ])('names %s', async (_, text, message, line, hint) => {
    const error = await readSpec({ file: write(text, 'spec.yaml'), siteDir: folder })
      .then(({ valid }) => valid)
      .catch((one: unknown) => one);
    const first = error instanceof SiteErrors ? error.errors[0] : error;
    expect(first).toBeInstanceOf(SiteError);
    const { message: said, details } = first as SiteError; // it was checked
    expect(said).toMatch(message);
    expect(details).toMatchObject({ file: path.join(folder, 'spec.yaml'), ...(line > 0 && { line }) });
    expect(details.hint ?? '').toMatch(hint);
  });
});

it('escapes what a shell and a language would read', () => {
  const request = {
    method: 'POST',
    url: "https://a.example/it's",
    headers: {},
    body: { isJson: true, value: { a: '`', on: true } } as const,
  };
  const [curl, , python, go] = samplesOf(request).map(({ code }) => code);
  expect(curl).toContain(String.raw`'https://a.example/it'\''s'`);
  expect(python).toContain('"on": True,');
  expect(go).toContain(String.raw`strings.NewReader("{\n  \"a\": \"` + '`');
});

it('has options with defaults, and refuses two specifications at one address', () => {
  const spec = { id: 'a', path: 'a.yaml', route: 'a' };
  expect(openapiOptionsSchema.parse({ specs: [spec] }).specs[0]).toEqual({
    ...spec,
    route: '/a',
    schemas: true,
    tryIt: false,
  });
  expect(() => openapiOptionsSchema.parse({ specs: [spec, { ...spec, id: 'b' }] })).toThrow(/have the route .*twice/);
});
