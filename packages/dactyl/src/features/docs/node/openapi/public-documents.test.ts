/** What documents of large public APIs have, and invented ones had not. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSpec } from './read-spec.js';
import { textsOf } from './texts.js';
import { generateDocs } from './write-docs.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dactyl-openapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

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

function write(content: unknown, name = 'spec.json'): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return file;
}

async function generate(content: unknown, locale = 'en') {
  const { spec } = await readSpec({ file: write(content), siteDir: folder });
  const { docs, sidebar } = generateDocs({
    spec,
    options: { id: 'tides', schemas: true },
    slug: '/',
    texts: textsOf(locale),
  });
  return { sidebar, page: (name: string) => docs.find(({ file }) => file === `tides/${name}.md`)?.text ?? '', docs };
}

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
  const { page } = await generate({ ...SPEC, paths: { '/tides': { post } } });
  const text = page('post-tides');
  expect(text.match(/^- `height`/gm)).toHaveLength(1);
  expect(text.match(/as in/g)).toHaveLength(1);
  for (const height of [1, 2, 3, 4])
    expect(text).toContain(`<summary>Example</summary>\n\n\`\`\`json\n{\n  "height": ${height}\n}`);
});

it('follows links to places on the page that Redoc makes, as far as they lead somewhere', async () => {
  const { page } = await generate({
    ...SPEC,
    info: {
      ...SPEC.info,
      description:
        'See [a](#operation/readTides), [b](#tag/Tides), [c](#tag/Tides/operation/readTides), [d](#tag/None).',
    },
    components: {
      schemas: { ...SPEC.components.schemas, Low: { type: 'string', description: '[a](#operation/readTides)' } },
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
  const { page } = await generate({ ...SPEC, components: { ...SPEC.components, securitySchemes: { key, short } } });
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
