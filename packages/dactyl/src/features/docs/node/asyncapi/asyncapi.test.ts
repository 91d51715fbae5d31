import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SiteError, SiteErrors } from '../../../../node/base/site-error.js';
import { readModel } from './model/read-model.js';
import { asyncapiOptionsSchema } from './options.js';
import { readAsyncapi } from './read/read-asyncapi.js';
import { textsOf } from './texts.js';
import { generateDocs } from './write/write-docs.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dactyl-asyncapi-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const DOCUMENT = {
  asyncapi: '3.0.0',
  info: { title: 'Tides', version: '1', description: 'Of the <sea>.', tags: [{ name: 'High', description: 'Up.' }] },
  servers: {
    north: {
      host: 'north.example.com:1883',
      protocol: 'mqtt',
      protocolVersion: '5.0',
      security: [{ $ref: '#/components/securitySchemes/key' }],
      bindings: { mqtt: { cleanSession: true } },
    },
  },
  channels: {
    tides: {
      address: 'tides/{harbour}',
      parameters: { harbour: { description: 'One | port', enum: ['west', 'east'], default: 'west' } },
      servers: [{ $ref: '#/servers/north' }],
      messages: { tide: { $ref: '#/components/messages/tide' }, storm: { $ref: 'storm.yaml#/messages/storm' } },
    },
    asked: { address: null, messages: { answer: { payload: { type: 'string' } } } },
  },
  operations: {
    tellTide: {
      action: 'send',
      channel: { $ref: '#/channels/tides' },
      summary: 'Tells tides.',
      tags: [{ name: 'High' }],
      messages: [{ $ref: '#/channels/tides/messages/tide' }],
      traits: [{ bindings: { mqtt: { qos: 1, retain: true } }, summary: 'Of the trait.' }],
      reply: { channel: { $ref: '#/channels/asked' }, address: { location: '$message.header#/to' } },
    },
    hear: { action: 'receive', channel: { $ref: '#/channels/tides' } },
  },
  components: {
    securitySchemes: { key: { type: 'apiKey', in: 'user', description: 'Ask us.' } },
    messages: {
      tide: {
        title: 'Tide told',
        name: 'TideTold',
        contentType: 'application/json',
        correlationId: { location: '$message.header#/id' },
        headers: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
        payload: { $ref: '#/components/schemas/Tide' },
        examples: [{ summary: 'At noon', headers: { id: 'a' }, payload: { height: 2.5, enum: 1 } }],
      },
    },
    schemas: {
      Tide: {
        type: 'object',
        required: ['height'],
        properties: { height: { type: 'number' }, next: { $ref: '#/components/schemas/Tide' } },
      },
    },
  },
};

const STORM = `
messages:
  storm:
    payload:
      schemaFormat: application/vnd.apache.avro;version=1.9.0
      schema: { type: record, name: Storm, fields: [] }
`;

function write(content: unknown, name = 'asyncapi.json'): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2));
  return file;
}

async function generate(content: unknown, options: { sidebar?: 'tags'; locale?: string } = {}) {
  write(STORM, 'storm.yaml');
  const { root, files } = await readAsyncapi({ file: write(content), siteDir: folder });
  const { docs, sidebar } = generateDocs({
    model: readModel(root),
    options: { id: 'tides', schemas: true, sidebar: options.sidebar ?? 'channels' },
    slug: '/',
    texts: textsOf(options.locale ?? 'en'),
  });
  return { sidebar, files, docs, page: (name: string) => docs.find(({ file }) => file === `tides/${name}.md`)?.text };
}

describe('the pages of a document', () => {
  it('are one for all, and one for each channel, operation, message and schema, by channel', async () => {
    const { docs, sidebar, page, files } = await generate(DOCUMENT);
    expect(docs.map(({ file }) => file.slice(6, -3))).toEqual([
      'index',
      'channels/tides',
      'channels/asked',
      'operations/tell-tide',
      'operations/hear',
      'messages/tide',
      'messages/storm',
      'messages/answer',
      'schemas/tide',
    ]);
    expect(sidebar).toMatchObject([
      { id: 'tides/index', label: 'Tides' },
      {
        label: 'tides',
        link: { type: 'doc', id: 'tides/channels/tides' },
        items: [
          { label: 'tellTide', badge: { text: 'SEND' } },
          { label: 'hear', badge: { text: 'RECEIVE' } },
        ],
      },
      { type: 'doc', label: 'asked' },
      { label: 'Messages' },
      { label: 'Schemas' },
    ]);
    expect(page('index')).toContain('Of the &lt;sea>.');
    expect(page('index')).toContain(
      '- Address: `mqtt://north.example.com:1883`\n- Protocol: mqtt 5.0\n- Authentication: Needs `key`.\n\n',
    );
    expect(page('index')).toContain('Bindings:\n\n- `mqtt`\n  - `cleanSession`: `true`');
    expect(page('index')).toContain('- `key`: apiKey user. Ask us.');
    expect(page('index')).toContain('[tellTide](./operations/tell-tide.md) | `tides/{harbour}` | Tells tides. |');
    // An edit of any of them makes the pages anew.
    expect(files.map((file) => path.basename(file))).toEqual(['asyncapi.json', 'storm.yaml']);
  });

  it('show of an operation what it sends, its answer, and what it shares with others', async () => {
    const { page } = await generate(DOCUMENT);
    const text = page('operations/tell-tide');
    expect(text).toContain('The application sends to this channel: subscribe to receive.');
    expect(text).toContain('Tells tides.\n');
    expect(text).not.toContain('Of the trait.');
    expect(text).toContain('| `harbour` | One \\| port<br/>Values: `west`, `east`; default: `west` |');
    expect(text).toContain('Message: [`tide`](../messages/tide.md)\n\nType: [`Tide`](../schemas/tide.md)');
    expect(text).not.toContain('storm');
    expect(text).toContain('Its address stands in `$message.header#/to`.');
    expect(text).toContain('- `mqtt`\n  - `qos`: `1`\n  - `retain`: `true`');
    // Without a list of its own, it has all messages of the channel.
    expect(page('operations/hear')).toContain('```json\n{\n  "type": "record",');
    expect(page('channels/asked')).toContain('Address: Known only when the application runs.');
  });

  it('show of a message its headers, examples and users, and a link where a schema refers to itself', async () => {
    const { page } = await generate(DOCUMENT);
    const text = page('messages/tide');
    expect(text).toContain('# Tide told\n\nName: `TideTold`\n\nContent type: `application/json`');
    expect(text).toContain('## Headers {#headers}\n\nType: object\n\n- `id` string, **required**');
    expect(text).toContain('<summary>At noon</summary>\n\nHeaders\n\n```json\n{\n  "id": "a"\n}');
    expect(text).toContain('[tellTide](../operations/tell-tide.md)');
    expect(page('schemas/tide')).toContain('- `next` [`Tide`](../schemas/tide.md), refers to itself');
  });

  it('stand in the sidebar by tag, in the words of their language', async () => {
    const { sidebar, page } = await generate(DOCUMENT, { sidebar: 'tags', locale: 'zh' });
    expect(sidebar).toMatchObject([
      {},
      { label: 'High', items: [{ label: 'tellTide', badge: { text: '发送' } }] },
      { label: '其他', items: [{ label: 'hear' }] },
      { label: '通道', items: [{ label: 'tides' }, { label: 'asked' }] },
      { label: '消息' },
      { label: '数据结构' },
    ]);
    expect(page('index')).toContain('## High {#group-high}\n\nUp.');
  });

  it('turn release 2 round: the application receives what others publish', async () => {
    const trait = { headers: { type: 'object', properties: { id: { type: 'string' } } } };
    const { page, sidebar } = await generate({
      asyncapi: '2.4.0',
      info: { title: 'Old', version: '1' },
      servers: { old: { url: 'old.example.com', protocol: 'kafka' } },
      channels: {
        'tides/{day}': {
          parameters: { day: { $ref: '#/components/parameters/day' } },
          publish: { operationId: 'takeTide', message: { $ref: '#/components/messages/tide' } },
          subscribe: { message: { oneOf: [{ $ref: '#/components/messages/tide' }, { name: 'low' }] } },
        },
      },
      components: {
        parameters: { day: { schema: { type: 'string', enum: ['today'] } } },
        messages: { tide: { payload: { type: 'object' }, traits: [trait] } },
      },
    });
    expect(sidebar[1]).toMatchObject({
      label: 'tides/{day}',
      items: [
        { label: 'takeTide', badge: { text: 'RECEIVE' } },
        { label: 'send tides/{day}', badge: { text: 'SEND' } },
      ],
    });
    expect(page('operations/take-tide')).toContain('Values: `today`');
    expect(page('messages/tide')).toContain('## Headers {#headers}');
    expect(page('operations/send-tides-day')).toContain('### low {#message-');
    expect(page('index')).toContain('`kafka://old.example.com`');
  });
});

describe('a document with a mistake', () => {
  const YAML = 'asyncapi: 3.0.0\ninfo:\n  title: T\n  version: "1"\n';
  const CHANNEL = `${YAML}channels:\n  default:\n    messages:\n      b:\n`;

  it.each<[string, string, RegExp, { file?: string; line?: number }, RegExp]>([
    [
      'a reference that leads nowhere',
      `${CHANNEL}        $ref: '#/components/messages/Goone'\ncomponents:\n  messages:\n    Gone: {}\n`,
      /leads nowhere/,
      { line: 9 },
      /"Gone"/,
    ],
    [
      'a file that is not there',
      `${CHANNEL}        $ref: ./no.yaml\n`,
      /file that is not there/,
      { line: 9 },
      /folder/,
    ],
    ['another host', `${CHANNEL}        $ref: https://a.example/b\n`, /another host/, { line: 9 }, /copy/],
    [
      'a field that is misspelt, in another file',
      `${CHANNEL}        $ref: other.yaml#/c\n`,
      /"sumary" is not known, at \/channels\/default\/messages\/b/,
      { file: 'other.yaml', line: 3 },
      /"summary"/,
    ],
    [
      'a field that is missing',
      'asyncapi: 3.0.0\ninfo:\n  title: T\n',
      /"version" is missing/,
      { line: 2 },
      /asyncapi\.com/,
    ],
    [
      'a reference with characters that an address cannot have',
      `${YAML}channels:\n  'a/{b}': {}\noperations:\n  c:\n    action: send\n    channel:\n      $ref: '#/channels/a~1{b}'\n`,
      /reference is no address, at \/operations\/c\/channel\/\$ref/,
      { line: 11 },
      /"\{" as "%7B"/,
    ],
    ['a value of another kind', `${YAML}channels: []\n`, /type "array" is invalid/i, { line: 5 }, /asyncapi\.com/],
    ['a release that is not known', YAML.replace('3.0.0', '3.0.9'), /"3\.0\.9" .*not known/, { line: 1 }, /"3\.0\.0"/],
    [
      'a schema in another file that is none',
      `${CHANNEL}        payload: { items: { $ref: 'other.yaml#/d' } }\n`,
      /"required" must be a list/,
      { file: 'other.yaml', line: 5 },
      /asyncapi\.com/,
    ],
    ['something else', 'a: 1\n', /no AsyncAPI document/, {}, /asyncapi: "3\.0\.0"/],
  ])('names %s', async (_, text, message, place, hint) => {
    write('c:\n  name: x\n  sumary: y\nd:\n  required: it\n', 'other.yaml');
    const file = write(text, 'mistake.yaml');
    const error = await readAsyncapi({ file, siteDir: folder }).catch((one: unknown) => one);
    const first = error instanceof SiteErrors ? error.errors[0] : error;
    expect(first).toBeInstanceOf(SiteError);
    const { message: said, details } = first as SiteError; // it was checked
    expect(said).toMatch(message);
    expect(details).toMatchObject({ ...place, file: path.join(folder, place.file ?? 'mistake.yaml') });
    expect(details.hint ?? '').toMatch(hint);
  });
});

it('has options with defaults', () => {
  const spec = { id: 'a', path: 'a.yaml', route: 'a' };
  expect(asyncapiOptionsSchema.parse({ specs: [spec] }).specs).toEqual([
    { ...spec, route: '/a', schemas: true, sidebar: 'channels' },
  ]);
});
