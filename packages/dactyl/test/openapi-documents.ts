/** Documents of tests of the OpenAPI plugin: a small one, and what the plugin makes of one. Files go away after the tests of the file. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { readSpec } from '../src/features/docs/node/openapi/read-spec.js';
import { textsOf } from '../src/features/docs/node/openapi/texts.js';
import { generateDocs } from '../src/features/docs/node/openapi/write-docs.js';

export const TIDES = {
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

/** Call this at the top of a test file. */
export function openapiDocuments() {
  const folder = mkdtempSync(path.join(tmpdir(), 'dactyl-openapi-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  function write(content: unknown, name = 'spec.json'): string {
    const file = path.join(folder, name);
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    return file;
  }

  async function generate(content: unknown, locale = 'en') {
    const { spec } = await readSpec({ file: write(content), siteDir: folder });
    const options = { id: 'tides', schemas: true };
    const { docs, sidebar } = generateDocs({ spec, options, slug: '/', texts: textsOf(locale) });
    return { sidebar, page: (name: string) => docs.find(({ file }) => file === `tides/${name}.md`)?.text ?? '', docs };
  }

  return { folder, write, generate };
}
