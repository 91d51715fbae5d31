/**
 * A schema as Markdown: a list of its fields, with further fields folded below. What refers to itself, and what is far inside, is a
 * link to the page of its schema.
 */
import { code, inline } from '../escape-text.js';
import { mergeAllOf, unlessNull, withoutNull } from './merge-schema.js';
import { follow, pointerKeys, type Schema, type SchemaOrBoolean } from './schema-types.js';

/** Words that schemas need, of those of a kind of document. */
export interface SchemaTexts {
  defaultValue: string;
  deprecated: string;
  fields: (name: string) => string;
  itself: string;
  readOnly: string;
  required: string;
  values: string;
  variant: (count: number) => string;
  writeOnly: string;
}

export interface SchemaContext {
  /** The document, in which references are followed. */
  spec: object;
  texts: SchemaTexts;
  /** Reference → link to the page of its schema, from the page that is written; `undefined` where it has none. */
  linkTo: (reference: string) => string | undefined;
}

/** How many levels of fields a page folds; schemas with a page of their own are links before that. */
const DEEPEST = 2;
const DEEPEST_OF_LINKED = 1;

/** Fields of schemas: those that many operations share are written once for all pages with the same links. */
const written = new WeakMap<SchemaContext, Map<SchemaOrBoolean, string[]>>();

/** Fields of an object, of the items of a list, or of variants. Empty for a plain value. */
export function fieldLines(schema: SchemaOrBoolean, context: SchemaContext): string[] {
  const known = written.get(context) ?? new Map<SchemaOrBoolean, string[]>();
  const key = typeof schema === 'boolean' ? schema : follow(schema, context.spec);
  const lines = known.get(key) ?? linesOf(schema, context, []);
  written.set(context, known.set(key, lines));
  return lines;
}

function linesOf(given: SchemaOrBoolean, context: SchemaContext, trail: readonly SchemaOrBoolean[]): string[] {
  if (typeof given === 'boolean') return [];
  const found = follow(given, context.spec);
  const isLinked = given.$ref !== undefined && typeText(given, context).startsWith('[');
  if (trail.includes(found) || trail.length > (isLinked ? DEEPEST_OF_LINKED : DEEPEST)) return [];
  const own = [...trail, found];
  const schema = mergeAllOf(found, context.spec);
  if (schema.items !== undefined) return linesOf(schema.items, context, own);
  // Whether the type of a field names what it may be, as `string | null`.
  const isSpelled = !given.$ref && !given.allOf && !given.properties;
  const other = isSpelled ? unlessNull(schema) : undefined;
  if (other !== undefined) return linesOf(other, context, own);
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    fieldItem(name, property, { isRequired: required.has(name), context, trail: own }),
  );
  const variants = variantItems(schema, { context, trail: own });
  const others = schema.additionalProperties;
  const rest =
    others === undefined || typeof others === 'boolean'
      ? []
      : fieldItem('*', others, { isRequired: false, context, trail: own });
  // The type has said it all.
  if (isSpelled && variants.every((item) => item.length === 1 && !item[0]?.includes('\n'))) return [...fields, ...rest];
  return [...fields, ...rest, ...variants.flat()];
}

interface Field {
  isRequired: boolean;
  context: SchemaContext;
  trail: readonly SchemaOrBoolean[];
}

function fieldItem(name: string, property: SchemaOrBoolean, { isRequired, context, trail }: Field): string[] {
  const { texts, spec } = context;
  const own = typeof property === 'boolean' ? {} : property;
  const schema =
    own.$ref === undefined ? withoutNull(mergeAllOf(own, spec), spec) : mergeAllOf(follow(own, spec), spec);
  const marks = [
    ...(isRequired ? [`**${texts.required}**`] : []),
    ...(schema.readOnly ? [texts.readOnly] : []),
    ...(schema.writeOnly ? [texts.writeOnly] : []),
    ...(schema.deprecated ? [texts.deprecated] : []),
    ...(trail.includes(follow(own, spec)) ? [texts.itself] : []),
  ];
  const head = [`${code(name)} ${typeText(property, context)}`, ...marks].join(', ');
  return [
    `- ${head}${wordsOf({ ...schema, description: own.description ?? schema.description }, texts)}`,
    ...folded(texts.fields(name), linesOf(property, context, trail)),
  ];
}

function variantItems({ oneOf = [], anyOf = [] }: Schema, field: Omit<Field, 'isRequired'>): string[][] {
  const variants = [...oneOf, ...anyOf];
  if (variants.length < 2) return [];
  return variants.map((variant, index) => variantItem(field.context.texts.variant(index + 1), variant, field));
}

function variantItem(name: string, variant: SchemaOrBoolean, { context, trail }: Omit<Field, 'isRequired'>): string[] {
  const own = typeof variant === 'boolean' ? {} : mergeAllOf(variant, context.spec);
  return [
    `- ${name}: ${typeText(variant, context)}${wordsOf(own, context.texts)}`,
    ...folded(context.texts.fields(name), linesOf(variant, context, trail)),
  ];
}

/** What is said of a value, below its name. */
function wordsOf(schema: Schema, texts: SchemaTexts): string {
  const facts = factsOf(schema, texts);
  return `${schema.description ? `  \n  ${inline(schema.description)}` : ''}${facts ? `  \n  ${facts}` : ''}`;
}

function folded(summary: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const inside = ['', '<details>', `<summary>${escapeHtml(summary)}</summary>`, '', ...lines, '', '</details>', ''];
  return inside.flatMap((line) => line.split('\n')).map((line) => (line === '' ? '' : `  ${line}`));
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The type of a value, with links: `Page[]`, `string (date-time) or null`. */
export function typeText(given: SchemaOrBoolean, context: SchemaContext): string {
  if (typeof given === 'boolean') return 'any';
  if (given.$ref !== undefined) return nameText(given.$ref, context);
  if (given.items !== undefined) return `${typeText(given.items, context)}[]`;
  const { oneOf, anyOf, allOf } = given;
  const [only] = allOf ?? [];
  if (allOf?.length === 1 && only !== undefined && !given.properties) return typeText(only, context);
  const variants = oneOf ?? anyOf;
  if (variants && !given.properties) return [...new Set(variants.map((one) => typeText(one, context)))].join(` | `);
  const types = [given.type ?? typeOfValues(given) ?? (given.properties || allOf ? 'object' : 'any')].flat();
  return `${types.join(' | ')}${given.format === undefined ? '' : ` (${inline(given.format)})`}`;
}

/** Values tell their type where the schema does not. */
function typeOfValues({ enum: values, const: value }: Schema): string | undefined {
  const [first] = values ?? (value === undefined ? [] : [value]);
  return first === undefined || first === null ? undefined : typeof first;
}

function nameText(reference: string, context: SchemaContext): string {
  const name = code(pointerKeys(reference).at(-1) ?? '');
  const link = context.linkTo(reference);
  return link === undefined ? name : `[${name}](${link})`;
}

/** What else a value has to be. */
export function factsOf(schema: Schema, texts: SchemaTexts): string {
  const facts = [
    ...(schema.enum ? [`${texts.values}: ${schema.enum.map((value) => code(String(value))).join(', ')}`] : []),
    ...(schema.const === undefined ? [] : [`${texts.values}: ${code(JSON.stringify(schema.const))}`]),
    ...(schema.default === undefined ? [] : [`${texts.defaultValue}: ${code(JSON.stringify(schema.default))}`]),
    ...range(schema.minimum, schema.maximum, ''),
    ...range(schema.minLength, schema.maxLength, 'length '),
    ...range(schema.minItems, schema.maxItems, 'items '),
    ...(schema.pattern === undefined ? [] : [code(schema.pattern)]),
  ];
  return facts.join('; ');
}

function range(from: number | undefined, to: number | undefined, what: string): string[] {
  if (from === undefined && to === undefined) return [];
  if (from === undefined) return [`${what}≤ ${to}`];
  return [to === undefined ? `${what}≥ ${from}` : `${what}${from}–${to}`];
}
