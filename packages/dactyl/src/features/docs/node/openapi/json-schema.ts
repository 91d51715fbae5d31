/**
 * Whether a value follows a schema: yes or no, by the keywords that the schemas of the OpenAPI Specification use (JSON Schema, drafts 4 and
 * 2020-12). Ajv makes code of such a schema, which takes half a second at each start, and as code it is four times as long.
 */
import { isDeepStrictEqual } from 'node:util';
import { isRecord } from '../../../../shared/is-record.js';

export type JsonSchema = boolean | Readonly<Record<string, unknown>>;

export interface SchemaFile {
  schema: JsonSchema;
  /** Format → source text of the pattern that its text must match. Other formats allow everything, apart from `regex`. */
  formats: Readonly<Record<string, string>>;
}

/** `spoken` gets the names of properties that the schema speaks of, where somebody asks; it means something only if the value follows it. */
type Check = (value: unknown, spoken?: Set<string>) => boolean;

interface Place {
  /** In which the keyword stands. */
  schema: Readonly<Record<string, unknown>>;
  checkOf: (schema: unknown) => Check;
  /** Of the schema that a reference leads to. */
  follow: (reference: string) => Check;
  format: (name: string) => (text: string) => boolean;
}

export function createSchemaCheck({ schema: root, formats }: SchemaFile): (value: unknown) => boolean {
  const made = new Map<string, Check>();
  const place: Omit<Place, 'schema'> = {
    checkOf: (schema) => createCheck(schema, place),
    // Only when a value gets there: schemas refer to each other in circles.
    follow(reference) {
      const known = (): Check => {
        const check = made.get(reference) ?? createCheck(target(reference, root), place);
        made.set(reference, check);
        return check;
      };
      let check: Check | undefined;
      return (value, spoken) => (check ??= known())(value, spoken);
    },
    format(name) {
      const source = formats[name];
      if (source === undefined) return name === 'regex' ? isPattern : () => true;
      return matches(new RegExp(source, 'i'));
    },
  };
  return createCheck(root, place);
}

function target(reference: string, root: JsonSchema): unknown {
  const keys = reference.split('/').slice(1);
  return keys.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), root);
}

function createCheck(schema: unknown, place: Omit<Place, 'schema'>): Check {
  if (!isRecord(schema)) return () => schema === true;
  const checks = Object.entries(KEYWORDS).flatMap(([keyword, create]) =>
    schema[keyword] === undefined ? [] : [create(schema[keyword], { ...place, schema })],
  );
  return schema['unevaluatedProperties'] === false ? closed(all(checks)) : all(checks);
}

/** A keyword's value → its check. The casts: these schemas are part of our package, and follow the rules for schemas. */
type Keyword = (own: unknown, place: Place) => Check;

/** In this order: the last one asks what the others have spoken of. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  type: (own) => ofSome([own].flat().map((name) => TYPES[name as keyof typeof TYPES])),
  enum: (own) => (value) => (own as unknown[]).some((one) => isDeepStrictEqual(one, value)),
  const: (own) => (value) => isDeepStrictEqual(value, own),
  pattern: (own) => ofText(matches(new RegExp(own as string, 'u'))),
  format: (own, { format }) => ofText(format(own as string)),
  minimum: (own, { schema }) => minimum(own as number, schema['exclusiveMinimum'] === true),
  minItems: (own) => ofList((list) => list.length >= (own as number)),
  uniqueItems: (own) => ofList((list) => own !== true || areDistinct(list)),
  items: (own, { checkOf }) => ofList(each(checkOf(own))),
  required: (own) => ofObject((value) => (own as string[]).every((key) => value[key] !== undefined)),
  minProperties: (own) => ofObject((value) => Object.keys(value).length >= (own as number)),
  maxProperties: (own) => ofObject((value) => Object.keys(value).length <= (own as number)),
  propertyNames: (own, { checkOf }) => ofObject((value) => each(checkOf(own))(Object.keys(value))),
  $ref: (own, { follow }) => follow(own as string),
  allOf: (own, { checkOf }) => all((own as unknown[]).map(checkOf)),
  anyOf: (own, place) => counted(own, place, (count) => count > 0),
  oneOf: (own, place) => counted(own, place, (count) => count === 1),
  not: (own, { checkOf }) => negated(checkOf(own)),
  if: condition,
  dependentSchemas: (own, place) => ofProperties(own, place, { isOfWhole: true }),
  properties: (own, place) => ofProperties(own, place, { isOfWhole: false }),
  patternProperties,
  additionalProperties,
  unevaluatedProperties: (own) => (own === false ? areSpoken : () => true),
};

/** Keywords that other keywords read, or that say nothing about a value. */
const OTHERS = [
  '$schema',
  '$id',
  'id',
  '$dynamicAnchor',
  '$defs',
  'definitions',
  'then',
  'else',
  'exclusiveMinimum',
  'discriminator',
];

export const SCHEMA_KEYWORDS: ReadonlySet<string> = new Set([...Object.keys(KEYWORDS), ...OTHERS]);

const TYPES = {
  array: (value: unknown) => Array.isArray(value),
  boolean: (value: unknown) => typeof value === 'boolean',
  integer: (value: unknown) => Number.isInteger(value),
  null: (value: unknown) => value === null,
  number: (value: unknown) => Number.isFinite(value),
  object: isRecord,
  string: (value: unknown) => typeof value === 'string',
};

function ofSome(tests: readonly ((value: unknown) => boolean)[]): Check {
  return (value) => tests.some((test) => test(value));
}

function ofText(test: (text: string) => boolean): Check {
  return (value) => typeof value !== 'string' || test(value);
}

function matches(pattern: RegExp): (text: string) => boolean {
  return (text) => pattern.test(text);
}

function isPattern(text: string): boolean {
  try {
    return Boolean(new RegExp(text, 'u'));
  } catch {
    return false;
  }
}

function ofList(test: (list: readonly unknown[]) => boolean): Check {
  return (value) => !Array.isArray(value) || test(value);
}

function ofObject(test: (value: Record<string, unknown>, spoken?: Set<string>) => boolean): Check {
  return (value, spoken) => !isRecord(value) || test(value, spoken);
}

function each(check: Check): (list: readonly unknown[]) => boolean {
  return (list) => list.every((item) => check(item));
}

function minimum(least: number, isExclusive: boolean): Check {
  return (value) => typeof value !== 'number' || (isExclusive ? value > least : value >= least);
}

function areDistinct(list: readonly unknown[]): boolean {
  const plain = new Set(list.filter((item) => typeof item !== 'object' || item === null));
  const objects = list.filter((item) => typeof item === 'object' && item !== null);
  const isAlone = (one: unknown, index: number) =>
    objects.slice(index + 1).every((other) => !isDeepStrictEqual(one, other));
  return plain.size + objects.length === list.length && objects.every(isAlone);
}

function all(checks: readonly Check[]): Check {
  const [only] = checks;
  if (checks.length === 1 && only) return only;
  return (value, spoken) => {
    for (const check of checks) if (!check(value, spoken)) return false;
    return true;
  };
}

/** The value may have nothing but what this schema speaks of, whatever those around it do. */
function closed(check: Check): Check {
  const noted = tried(check);
  return (value, spoken) => noted(value, spoken ?? new Set());
}

function areSpoken(value: unknown, spoken?: Set<string>): boolean {
  return !isRecord(value) || Object.keys(value).every((key) => spoken?.has(key));
}

/** What a schema speaks of that the value does not follow counts for nothing. */
function tried(check: Check): Check {
  return (value, spoken) => {
    if (!spoken) return check(value);
    const own = new Set<string>();
    if (!check(value, own)) return false;
    for (const name of own) spoken.add(name);
    return true;
  };
}

function counted(own: unknown, { checkOf }: Place, isRight: (count: number) => boolean): Check {
  const checks = (own as unknown[]).map((schema) => tried(checkOf(schema)));
  return (value, spoken) => {
    let count = 0;
    for (const check of checks) if (check(value, spoken)) count += 1;
    return isRight(count);
  };
}

function negated(check: Check): Check {
  return (value) => !check(value);
}

function condition(own: unknown, { schema, checkOf }: Place): Check {
  const isMet = tried(checkOf(own));
  const [met, unmet] = [checkOf(schema['then'] ?? true), checkOf(schema['else'] ?? true)];
  return (value, spoken) => (isMet(value, spoken) ? met : unmet)(value, spoken);
}

function ofProperties(own: unknown, { checkOf }: Place, { isOfWhole }: { isOfWhole: boolean }): Check {
  const checks = Object.entries(own as object).map(([name, schema]) => [name, checkOf(schema)] as const);
  return ofObject((value, spoken) => {
    for (const [name, check] of checks) {
      if (value[name] === undefined) continue;
      if (!isOfWhole) spoken?.add(name);
      if (!(isOfWhole ? check(value, spoken) : check(value[name]))) return false;
    }
    return true;
  });
}

function patternProperties(own: unknown, { checkOf }: Place): Check {
  const checks = Object.entries(own as object).map(
    ([source, schema]) => [matches(new RegExp(source, 'u')), checkOf(schema)] as const,
  );
  return ofObject((value, spoken) => {
    for (const key of Object.keys(value))
      for (const [isMeant, check] of checks) {
        if (!isMeant(key)) continue;
        spoken?.add(key);
        if (!check(value[key])) return false;
      }
    return true;
  });
}

/** Of those that are neither named beside it nor match a pattern there. */
function additionalProperties(own: unknown, { schema, checkOf }: Place): Check {
  const check = checkOf(own);
  const named = new Set(Object.keys(schema['properties'] ?? {}));
  const patterns = Object.keys(schema['patternProperties'] ?? {}).map((source) => new RegExp(source, 'u'));
  return ofObject((value, spoken) => {
    for (const key of Object.keys(value)) {
      if (named.has(key) || patterns.some((pattern) => pattern.test(key))) continue;
      spoken?.add(key);
      if (!check(value[key])) return false;
    }
    return true;
  });
}
