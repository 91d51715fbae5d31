/**
 * Schemas that the specification leaves open, such as payloads before release 3 and what stands in other files: fields of another
 * kind than pages read. Input: a bundle. Output: mistakes with pointers into it.
 */
import { isRecord } from '../../../../../shared/is-record.js';
import { holderOf, isDataKey, pointerKey } from '../../reference/references.js';
import { follow } from '../../reference/schema/schema-types.js';
import { isJsonSchema } from '../model/read-messages.js';
import { DATA_KEYS, SCHEMA_KEYS } from './bundle-files.js';

export interface SchemaMistake {
  message: string;
  pointer: string;
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const KINDS: readonly [what: string, keys: RegExp, isOfKind: (value: unknown) => boolean][] = [
  ['an object', /^(?:properties|patternProperties|definitions)$/, isRecord],
  ['a list', /^(?:required|enum|allOf|anyOf|oneOf|examples)$/, Array.isArray],
  ['a text', /^(?:\$ref|title|description|format|pattern)$/, isText],
  ['a number', /^(?:minimum|maximum|minLength|maxLength|minItems|maxItems)$/, isNumber],
  ['a schema', /^(?:items|additionalProperties)$/, (value) => typeof value === 'object' || typeof value === 'boolean'],
];
/** Keys of schemas in a schema, one or several. */
const INNER = /^(?:items|additionalProperties|properties|patternProperties|definitions|allOf|anyOf|oneOf|not)$/;

export function schemaMistakes(root: Record<string, unknown>): SchemaMistake[] {
  const found: SchemaMistake[] = [];
  const seen = new Set<unknown>();
  // A document may have chains of thousands of references.
  const waiting: { value: unknown; pointer: string }[] = [];
  const readSchema = (value: unknown, pointer: string): void => {
    if (!isRecord(value) || seen.has(value)) return;
    seen.add(value);
    const format = value['schemaFormat'];
    if (typeof format === 'string')
      return isJsonSchema(format) ? readSchema(value['schema'], `${pointer}/schema`) : undefined;
    found.push(...mistakesIn(value, pointer));
    if (typeof value['$ref'] === 'string')
      waiting.push({ value: follow(value, root), pointer: value['$ref'].slice(1) });
    for (const [key, inner] of Object.entries(value)) if (INNER.test(key)) readSchemas(inner, `${pointer}/${key}`, key);
  };
  const readSchemas = (value: unknown, pointer: string, key: string): void => {
    const isOne = isRecord(value) && !/ies$|^definitions$|^schemas$/.test(key);
    if (isOne || key === 'additionalProperties') return readSchema(value, pointer);
    const all = isRecord(value) || Array.isArray(value) ? Object.entries(value) : [];
    for (const [name, one] of all) readSchema(one, `${pointer}/${pointerKey(name)}`);
  };
  const read = (value: unknown, pointer: string, holder: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const { schemaFormat } = isRecord(value) ? value : {};
    const isOther = typeof schemaFormat === 'string' && !isJsonSchema(schemaFormat);
    for (const [key, one] of Object.entries(value)) {
      const at = `${pointer}/${pointerKey(key)}`;
      if (isDataKey(key, holder, DATA_KEYS)) continue;
      if (!SCHEMA_KEYS.test(key)) read(one, at, holderOf(key, holder));
      // Before release 3, the format stands beside the payload.
      else if (!isOther || key === 'headers') readSchemas(one, at, key);
    }
  };
  read(root, '', '');
  for (let next = waiting.pop(); next; next = waiting.pop()) readSchema(next.value, next.pointer);
  return found;
}

function mistakesIn(schema: Record<string, unknown>, pointer: string): SchemaMistake[] {
  return Object.entries(schema).flatMap(([key, value]) => {
    const wrong = KINDS.find(([, keys, isOfKind]) => keys.test(key) && !isOfKind(value));
    if (!wrong) return [];
    const place = `${pointer}/${pointerKey(key)}`;
    return [{ message: `The value of "${key}" must be ${wrong[0]}, at ${place}.`, pointer: place }];
  });
}
