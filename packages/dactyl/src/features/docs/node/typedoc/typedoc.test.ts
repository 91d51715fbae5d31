import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteError } from '../../../../node/base/site-error.js';
import { typedocOptionsSchema } from './options.js';
import { KIND, type Project, type Reflection, type TypeOf } from './project-types.js';
import { readProject } from './read-project.js';
import { textsOf } from './texts.js';
import { typeText } from './type-text.js';
import { generateDocs } from './write-pages.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dactyl-typedoc-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STRING: TypeOf = { type: 'intrinsic', name: 'string' };
const refer = (name: string, target: number): TypeOf => ({ type: 'reference', name, target });
const says = (text: string) => ({ summary: [{ kind: 'text', text }] });

const SHIP: Reflection = {
  id: 2,
  name: 'Ship',
  kind: KIND.class,
  comment: { ...says('A <hull>.'), blockTags: [{ tag: '@deprecated', content: [{ kind: 'text', text: 'Swim.' }] }] },
  extendedTypes: [refer('Vessel', 3)],
  sources: [{ fileName: 'ship.ts', line: 4, url: 'https://code.example/ship.ts#L4' }],
  children: [
    { id: 20, name: 'hidden', kind: KIND.property, flags: { isPrivate: true }, type: STRING },
    {
      id: 21,
      name: 'flag',
      kind: KIND.property,
      flags: { isOptional: true },
      type: STRING,
      comment: says('One | two.'),
    },
    {
      id: 22,
      name: 'sail',
      kind: KIND.method,
      signatures: [
        {
          id: 23,
          name: 'sail',
          kind: 4096,
          comment: {
            summary: [
              { kind: 'text', text: 'Meets a ' },
              { kind: 'inline-tag', tag: '@link', text: 'Vessel', target: 3 },
            ],
            blockTags: [
              { tag: '@returns', content: [{ kind: 'text', text: 'days' }] },
              { tag: '@example', content: [{ kind: 'text', text: 'ship.sail();' }] },
            ],
          },
          parameters: [{ id: 24, name: 'to', kind: 32_768, type: refer('Vessel', 3), defaultValue: 'home' }],
          type: { type: 'reference', name: 'Promise', typeArguments: [refer('Vessel', 3)] },
        },
      ],
    },
  ],
};
const VESSEL: Reflection = { id: 3, name: 'Vessel', kind: KIND.interface, children: [] };
const PARTS: Reflection = {
  id: 4,
  name: 'parts',
  kind: KIND.namespace,
  children: [{ id: 5, name: 'Mast', kind: KIND.type, type: { type: 'union', types: [refer('Vessel', 3), STRING] } }],
};
const PROJECT: Project = {
  id: 0,
  name: 'sea',
  kind: 1,
  readme: [{ kind: 'text', text: '# Sea\n\nAll of it.' }],
  children: [SHIP, VESSEL, PARTS],
};

function generate(project: Project, locale = 'en') {
  const { docs, sidebar } = generateDocs({ project, options: { id: 'sea' }, slug: '/', texts: textsOf(locale) });
  return { docs, sidebar, page: (name: string) => docs.find(({ file }) => file === `sea/${name}.md`)?.text ?? '' };
}

it('makes a page of each export, also of those in namespaces', () => {
  const { docs, sidebar, page } = generate(PROJECT);
  expect(docs.map(({ file }) => file)).toEqual(['sea/index.md', 'sea/ship.md', 'sea/vessel.md', 'sea/parts-mast.md']);
  expect(sidebar).toMatchObject([
    { label: 'sea' },
    { label: 'Classes', items: [{ id: 'sea/ship', label: 'Ship' }] },
    { label: 'Interfaces' },
    { label: 'Types', items: [{ label: 'parts.Mast' }] },
  ]);
  expect(page('index').match(/^# .*/gm)).toEqual(['# sea']);
  expect(page('index')).toContain('| [`Ship`](./ship.md) | A &lt;hull>. |');
});

it('puts the exports of several entry points into folders', () => {
  const module = (id: number, name: string, children: Reflection[]) => ({ id, name, kind: KIND.module, children });
  const { docs, page } = generate({ ...PROJECT, children: [module(8, 'a', [SHIP]), module(9, 'b/c', [VESSEL])] });
  expect(docs.map(({ file }) => file)).toEqual(['sea/index.md', 'sea/a/ship.md', 'sea/b-c/vessel.md']);
  expect(page('a/ship')).toContain('Extends: [`Vessel`](../b-c/vessel.md)');
  expect(page('index')).toContain('## b/c {#module-2}');
});

it('shows members with their types and comments, without those that are private', () => {
  const text = generate(PROJECT).page('ship');
  expect(text).toContain(':::warning[deprecated]\n\nSwim.');
  expect(text).toContain('| `flag` | `string`, optional | One \\| two. |');
  expect(text).not.toContain('hidden');
  expect(text).toContain(
    '### sail {#sail}\n\n```ts\nsail(to?: Vessel): Promise<Vessel>\n```\n\nMeets a [`Vessel`](./vessel.md)',
  );
  expect(text).toContain('| `to` | [`Vessel`](./vessel.md), optional | default: `home` |');
  expect(text).toContain('**Returns**: `Promise<Vessel>` ([`Vessel`](./vessel.md)): days');
  expect(text).toContain('**Example**:\n\n```ts\nship.sail();\n```');
  expect(text).toContain('Source: [`ship.ts:4`](https://code.example/ship.ts#L4)');
  expect(generate(PROJECT, 'zh').page('ship')).toContain('## 方法 {#methods}');
});

it.each<[TypeOf, string]>([
  [
    { type: 'array', elementType: { type: 'union', types: [STRING, { type: 'literal', value: null }] } },
    '(string | null)[]',
  ],
  [{ type: 'reference', name: 'Map', typeArguments: [STRING, { type: 'literal', value: 'a' }] }, 'Map<string, "a">'],
  [{ type: 'typeOperator', operator: 'readonly', target: { type: 'array', elementType: STRING } }, 'readonly string[]'],
  [{ type: 'indexedAccess', objectType: refer('A', 1), indexType: { type: 'literal', value: 'b' } }, 'A["b"]'],
  [{ type: 'predicate', name: 'it', targetType: STRING }, 'it is string'],
  [{ type: 'templateLiteral', head: '#', tail: [[STRING, '!']] }, '`#${string}!`'],
  [{ type: 'mapped', parameter: 'K', parameterType: STRING, templateType: refer('A', 1) }, '{ [K in string]: A }'],
  [
    {
      type: 'reflection',
      declaration: {
        id: 1,
        name: '__type',
        kind: 65_536,
        signatures: [
          {
            id: 2,
            name: '__type',
            kind: 4096,
            parameters: [{ id: 3, name: 'all', kind: 32_768, flags: { isRest: true }, type: STRING }],
            type: { type: 'intrinsic', name: 'void' },
          },
        ],
      },
    },
    '(...all: string) => void',
  ],
])('writes the type %j', (type, text) => {
  expect(typeText(type)).toBe(text);
});

it.each([
  ['text that does not parse', '{"children": [}', /does not parse|is no JSON|JSON/, 1],
  ['another file', '{}', /no output of TypeDoc/, undefined],
  ['a schema of another time', '{"schemaVersion": "3.0", "children": []}', /schema 3\.0/, undefined],
])('names %s', (_, text, message, line) => {
  const file = path.join(folder, 'api.json');
  writeFileSync(file, text);
  const error = (() => {
    try {
      return readProject(file);
    } catch (thrown) {
      return thrown;
    }
  })();
  expect(error).toBeInstanceOf(SiteError);
  const { message: said, details } = error as SiteError; // it was checked
  expect(said).toMatch(message);
  expect(details).toMatchObject({ file, ...(line !== undefined && { line }) });
});

it('has options with defaults', () => {
  const spec = { id: 'a', path: 'a.json', route: 'a' };
  expect(typedocOptionsSchema.parse({ specs: [spec] }).specs).toEqual([{ ...spec, route: '/a' }]);
});
