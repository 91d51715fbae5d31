/** What a validator found → what a person has to mend: the innermost mistakes, without those that follow from them. */
import type { OutputUnit, Schema } from '@cfworker/json-schema';
import { nearestName } from '../../../../../node/base/nearest-name.js';
import { isRecord } from '../../../../../shared/is-record.js';
import { pointerKey } from '../../reference/references.js';
import { pointerKeys } from '../../reference/schema/schema-types.js';

export interface Mistake {
  message: string;
  pointer: string;
  /** Of the object that has it. */
  holder: string;
  /** Name of the field that was probably meant. */
  meant?: string;
  /** How to mend it, where that is not plain. */
  hint?: string;
}

const REFERENCE_HINT =
  'Encode the characters that an address cannot have: "{" as "%7B", "}" as "%7D", "[" as "%5B", a space as "%20". ' +
  'The name that it refers to stays as it is.';

/** Keywords that only say that something inside of them is wrong. */
const OUTER = new Set(
  (
    '$ref allOf anyOf oneOf if then else not false properties patternProperties propertyNames items additionalItems ' +
    'contains dependencies'
  ).split(' '),
);

export function mistakesOf(errors: readonly OutputUnit[], schema: Schema): Mistake[] {
  const told = withoutDoubles(errors);
  // Where `false` stands for the value: no field may have this name.
  const refused = new Set(told.flatMap((one) => (one.keyword === 'false' ? pointerOf(one.instanceLocation) : [])));
  const mistakes = told.flatMap((error) => mistakeOf(error, refused, schema));
  // A field that is missing because it is misspelt is told once.
  const meant = new Set(mistakes.flatMap((one) => (one.meant === undefined ? [] : missing(one.meant, one.holder))));
  const rest = mistakes.filter(({ message }) => !meant.has(message));
  // One place of the document is often checked by several schemas.
  return [...new Map(rest.map((one) => [`${one.pointer} ${one.message}`, one])).values()];
}

/**
 * In schemas before release 2.5, a reference also fits where it stands for an object, so one of two that should fit alone does not.
 * Its other variants are no mistakes either.
 */
function withoutDoubles(errors: readonly OutputUnit[]): OutputUnit[] {
  const doubles = new Map<string, Set<string>>();
  for (const { keyword, error, keywordLocation, instanceLocation } of errors) {
    if (keyword !== 'oneOf' || error.includes('(0 matches)')) continue;
    const places = doubles.get(keywordLocation) ?? new Set();
    doubles.set(keywordLocation, places.add(instanceLocation));
  }
  if (doubles.size === 0) return [...errors];
  return errors.filter(({ keywordLocation, instanceLocation }) => {
    const around = outwards(keywordLocation).slice(1);
    return !around.some((one) => outwards(instanceLocation).some((place) => doubles.get(one)?.has(place)));
  });
}

/** `#/a/b` → `#/a/b`, `#/a`, `#`. */
function outwards(location: string): string[] {
  const keys = location.split('/');
  return keys.map((_, index) => keys.slice(0, keys.length - index).join('/'));
}

function mistakeOf(
  { keyword, error, instanceLocation, keywordLocation }: OutputUnit,
  refused: ReadonlySet<string>,
  schema: Schema,
): Mistake[] {
  const pointer = pointerOf(instanceLocation);
  const at = pointer === '' ? '' : `, at ${pointer}`;
  const [, name = ''] = /"([^"]*)"/.exec(error) ?? [];
  // Everything may be a reference instead; who meant one has written `$ref`.
  if (OUTER.has(keyword) || (keyword === 'required' && name === '$ref')) return [];
  if (keyword === 'required') return [{ message: missing(name, pointer), pointer, holder: pointer }];
  if (keyword === 'format' && pointer.endsWith('/$ref'))
    return [{ message: `The reference is no address${at}.`, pointer, holder: pointer, hint: REFERENCE_HINT }];
  if (keyword !== 'additionalProperties')
    return [{ message: `${tidy(error).replace(/\.$/, '')}${at}.`, pointer, holder: pointer }];
  const field = `${pointer}/${pointerKey(name)}`;
  // Otherwise the value has a mistake of its own, which is told.
  if (!refused.has(field)) return [];
  const meant = nearestName(name, knownFields(keywordLocation, schema));
  const message = `The field "${name}" is not known${at}.`;
  return [{ message, pointer: field, holder: pointer, ...(meant !== undefined && { meant }) }];
}

function missing(name: string, holder: string): string {
  return `The field "${name}" is missing${holder === '' ? '' : `, at ${holder}`}.`;
}

/** The validator writes `#/a%7B`. */
function pointerOf(instanceLocation: string): string {
  return pointerKeys(instanceLocation)
    .map((key) => `/${pointerKey(key)}`)
    .join('');
}

/** Fields of the object that has the keyword, at the end of a walk through the schema. */
function knownFields(keywordLocation: string, schema: Schema): string[] {
  let found: unknown = schema;
  for (const key of pointerKeys(keywordLocation).slice(0, -1)) {
    if (!isRecord(found) && !Array.isArray(found)) return [];
    const next: unknown = Reflect.get(found, key);
    // In a bundle, each schema stands below `definitions` with its whole name.
    found =
      key === '$ref' && typeof next === 'string' && isRecord(schema.definitions) ? schema.definitions[next] : next;
  }
  return isRecord(found) && isRecord(found['properties']) ? Object.keys(found['properties']) : [];
}

function tidy(error: string): string {
  return error.replace(/^Instance\b/, 'The value').replaceAll("'", '"');
}
