/** An example of what a schema describes: one that it has, or one that is made of its types. */
import { mergeAllOf } from './merge-schema.js';
import { follow, type MediaType, type Schema, type SchemaOrBoolean } from './schema-types.js';

/** How many objects stand in each other. Deeper is only what a value must have: an example is on its page six times. */
const DEEPEST = 2;
/** Objects that must stand in each other, lists of lists, and variants of variants end here. */
const LONGEST_TRAIL = 8;

export function exampleOf(media: MediaType, root: object): unknown {
  return chosenExample(media, root, 'whole');
}

/** The least that a request has to send, because it stands in a sample of each language: what the document requires, if it made none. */
export function requestExampleOf(media: MediaType, root: object): unknown {
  return chosenExample(media, root, 'least');
}

type Extent = 'whole' | 'least';

function chosenExample({ example, examples, schema }: MediaType, root: object, extent: Extent): unknown {
  if (example !== undefined) return example;
  const [named] = Object.values(examples ?? {});
  if (named !== undefined) return follow(named, root).value;
  if (schema === undefined) return undefined;
  return typeof schema === 'boolean' ? {} : madeExample(follow(schema, root), root, extent);
}

type MadeExamples = Record<Extent, Map<Schema, unknown>>;

/** Examples of schemas: those that many operations share are made once. */
const made = new WeakMap<object, MadeExamples>();

function madeExample(schema: Schema, root: object, extent: Extent): unknown {
  const all = made.get(root) ?? { whole: new Map(), least: new Map() };
  const known = all[extent];
  if (!known.has(schema)) known.set(schema, sampleOf(schema, root, { trail: [], isRequired: true, extent }));
  made.set(root, all);
  return known.get(schema);
}

interface SamplePlace {
  extent: Extent;
  /** Schemas that the value is in. */
  trail: readonly Schema[];
  isRequired: boolean;
}

function sampleOf(given: SchemaOrBoolean, root: object, place: SamplePlace): unknown {
  const { trail, isRequired } = place;
  if (typeof given === 'boolean') return {};
  const found = follow(given, root);
  if (trail.includes(found) || trail.length > LONGEST_TRAIL) return undefined;
  const own = { ...place, trail: [...trail, found] };
  const schema = mergeAllOf(found, root);
  if (schema.example !== undefined) return schema.example;
  if (schema.examples?.[0] !== undefined) return schema.examples[0];
  if (schema.default !== undefined) return schema.default;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const variant = schema.oneOf?.[0] ?? schema.anyOf?.[0];
  if (variant !== undefined && !schema.properties) return sampleOf(variant, root, own);
  const type = [schema.type].flat().find((one) => one !== 'null') ?? (schema.properties ? 'object' : undefined);
  if (type === 'object')
    return isRequired || objectsIn(trail, root) < DEEPEST ? sampleOfObject(schema, root, own) : undefined;
  if (type === 'array') {
    const item = schema.items === undefined ? undefined : sampleOf(schema.items, root, own);
    return item === undefined ? [] : [item];
  }
  return type === undefined ? undefined : sampleOfText(type, schema.format);
}

function objectsIn(trail: readonly Schema[], root: object): number {
  return trail.filter((one) => mergeAllOf(one, root).properties !== undefined).length;
}

function sampleOfObject({ properties = {}, required = [] }: Schema, root: object, place: SamplePlace) {
  const isLeast = place.extent === 'least';
  const entries = Object.entries(properties).flatMap(([name, schema]) => {
    const isRequired = required.includes(name);
    if (isLeast && !isSent(schema, root, isRequired || required.length === 0)) return [];
    return [[name, sampleOf(schema, root, { ...place, isRequired })] as const];
  });
  const filled = entries.filter(([, value]) => value !== undefined);
  // Where nothing is required, a few values say more than none.
  const plain = filled.filter(([, value]) => typeof value !== 'object' || value === null);
  const isShort = isLeast && required.length === 0 && plain.length > 0;
  return Object.fromEntries(isShort ? plain : filled);
}

/** No request sends what only an answer has. */
function isSent(schema: SchemaOrBoolean, root: object, isWanted: boolean): boolean {
  return isWanted && (typeof schema === 'boolean' || follow(schema, root).readOnly !== true);
}

const OF_FORMAT: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  email: 'reader@example.com',
  uri: 'https://example.com/',
  uuid: '3f2a6c1e-8d4b-4c57-9a0e-5b1d7c2f9e60',
};

function sampleOfText(type: string, format = ''): unknown {
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return 1;
  return type === 'string' ? (OF_FORMAT[format] ?? 'text') : null;
}
