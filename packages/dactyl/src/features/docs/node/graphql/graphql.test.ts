import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { SiteError, SiteErrors } from '../../../../node/base/site-error.js';
import { graphqlOptionsSchema } from './options.js';
import { readSchema } from './read-schema.js';
import { textsOf } from './texts.js';
import { generateDocs } from './write-pages.js';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dactyl-graphql-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const SCHEMA = `
directive @paid(
  "In cents."
  cost: Int! = 1
) on FIELD_DEFINITION

scalar Day
interface Place { id: ID! }
enum Wind { CALM STORM }

"A <sea> port."
type Harbour implements Place {
  id: ID!
  "Its | name."
  name(short: Boolean): String! @deprecated(reason: "Say it.")
  winds: [Wind!]!
  near: [Harbour!]!
}
union Hit = Harbour

input Stay {
  day: Day!
  wind: Wind! = CALM
  harbour: Part
}
input Part { id: ID!, inside: Part }

type Query {
  "Reads one."
  harbour(id: ID!): Harbour
  find(words: [String!]!, stay: Stay!): [Hit!]!
}
type Mutation { leave: Boolean! }
`;

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

async function generate(name: string, text: string, locale = 'en') {
  const read = await readSchema({ file: write(name, text), siteDir: folder });
  const options = { id: 'sea', title: 'Sea' };
  const { docs, sidebar } = generateDocs({ ...read, options, slug: '/', texts: textsOf(locale) });
  return { sidebar, docs, page: (file: string) => docs.find((doc) => doc.file === `sea/${file}.md`)?.text ?? '' };
}

it('makes a page of each operation and of each type, in a sidebar by kind', async () => {
  const { docs, sidebar, page } = await generate('a.graphql', SCHEMA);
  expect(docs.map(({ file }) => file.slice(4, -3))).toEqual([
    'index',
    'queries/harbour',
    'queries/find',
    'mutations/leave',
    'types/harbour',
    'types/place',
    'types/hit',
    'types/stay',
    'types/part',
    'types/wind',
    'types/day',
  ]);
  expect(sidebar.slice(0, 3)).toMatchObject([
    { id: 'sea/index', label: 'Sea' },
    { label: 'Queries', items: [{ id: 'sea/queries/harbour', label: 'harbour' }, {}] },
    { label: 'Mutations' },
  ]);
  expect(page('index')).toContain('| [`Harbour`](./types/harbour.md) | A &lt;sea> port. |');
  expect(page('index')).toContain('### `@paid` {#directive-paid}\n\n`FIELD_DEFINITION`');
  expect(page('index')).toContain('| `cost` | `Int`! | In cents.<br/>default: `1` |');
});

it('shows what an operation takes and gives, with an example that a client could send', async () => {
  const { page } = await generate('a.graphql', SCHEMA);
  const text = page('queries/find');
  expect(text).toContain(String.raw`| ${'`words`'} | \[${'`String`'}!\]!, **required** |`);
  expect(text).toContain('| `stay` | [`Stay`](../types/stay.md)!, **required** |');
  expect(text).toContain(String.raw`## Returns {#returns}${'\n\n'}\[[${'`Hit`'}](../types/hit.md)!\]!`);
  expect(text).toContain(
    'query Find($words: [String!]!, $stay: Stay!) {\n  find(words: $words, stay: $stay) {\n    ... on Harbour {\n      id\n      winds\n    }\n  }\n}',
  );
  const [, variables = ''] = /```json\n([^]*?)```/.exec(text) ?? [];
  expect(JSON.parse(variables)).toEqual({ words: ['text'], stay: { day: 'text', wind: 'CALM' } });
});

it('shows fields, what a type implements, and where it is used', async () => {
  const { page } = await generate('a.graphql', SCHEMA);
  const harbour = page('types/harbour');
  expect(harbour).toContain(
    '- `name` `String`!, **deprecated**: Say it.  \n  Its | name.  \n  Arguments: `short` `Boolean`',
  );
  expect(harbour).toContain('## Implements {#implements}\n\n- [`Place`](../types/place.md)');
  expect(harbour).toContain(
    '## Used by {#used-by}\n\n- [`harbour`](../queries/harbour.md)\n- [`Hit`](../types/hit.md)',
  );
  expect(page('types/place')).toContain('## Implemented by {#implemented-by}\n\n- [`Harbour`]');
  expect(page('types/wind')).toContain('- `CALM`\n- `STORM`');
  expect(page('types/stay')).toContain('| `wind` | [`Wind`](../types/wind.md)! | default: `CALM` |');
});

it('reads the answer to an introspection query, and has the words of its language', async () => {
  const data = introspectionFromSchema(buildSchema(SCHEMA));
  const { page } = await generate('a.json', JSON.stringify({ data }), 'zh');
  expect(page('queries/harbour')).toContain('## 参数 {#arguments}');
});

it.each<[string, string, RegExp, { line?: number; column?: number }]>([
  ['text that does not parse', 'type Query {\n  a: \n}', /Syntax Error/, { line: 3, column: 1 }],
  [
    'a type that is not there',
    'type Query {\n  a: Harbor\n}\ntype Harbour { b: Int }',
    /Did you mean "Harbour"/,
    { line: 2, column: 6 },
  ],
  ['an interface that is not kept', 'interface P { id: ID! }\ntype Query implements P { a: Int }', /id/, { line: 1 }],
  ['a type that is there twice', 'type Query { a: Int }\nenum A { B }\nenum A { C }', /one type named "A"/, {}],
  ['other JSON', '{}', /no GraphQL schema/, {}],
  ['half an answer', '{"data":{"__schema":{}}}', /not complete\.$/, {}],
])('names %s with its place', async (_, text, message, place) => {
  const error = await readSchema({ file: write('b.graphql', text), siteDir: folder }).catch((one: unknown) => one);
  const first = error instanceof SiteErrors ? error.errors[0] : error;
  expect(first).toBeInstanceOf(SiteError);
  const { message: said, details } = first as SiteError; // it was checked
  expect(said).toMatch(message);
  expect(details).toMatchObject({ file: path.join(folder, 'b.graphql'), ...place });
});

it('has options with defaults', () => {
  const spec = { id: 'a', path: 'a.graphql', route: 'a' };
  expect(graphqlOptionsSchema.parse({ specs: [spec] }).specs).toEqual([{ ...spec, route: '/a', title: 'GraphQL API' }]);
});
