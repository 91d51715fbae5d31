/** JSON Schema → the TypeScript type of its values, as text. What it does not know is `unknown`. */
import { isRecord } from '../../shared/is-record.js';

/** @example printType({ enum: ['easy', 'hard'] }) // '"easy" | "hard"' */
export function printType(schema: unknown): string {
  if (!isRecord(schema)) return schema === false ? 'never' : 'unknown';
  const { enum: values, type, anyOf, oneOf, allOf } = schema;
  if ('const' in schema) return JSON.stringify(schema['const']);
  if (Array.isArray(values)) return unionOf(values.map((value) => JSON.stringify(value)));
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) return unionOf(choices.map(printType));
  if (Array.isArray(allOf)) return allOf.map((part) => inBrackets(printType(part))).join(' & ');
  const types: unknown[] = [type].flat();
  return unionOf(types.map((one) => printNamed(one, schema)));
}

/** The fields of an object, one a line; `skip` are those that something else declares. */
export function printFields(schema: Record<string, unknown>, skip: ReadonlySet<string> = new Set()): string[] {
  const { properties, required } = schema;
  if (!isRecord(properties)) return [];
  const needed = new Set<unknown>(Array.isArray(required) ? required : []);
  return Object.entries(properties).flatMap(([name, field]) => {
    if (skip.has(name)) return [];
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
    return [...describeField(field), `${key}${needed.has(name) ? '' : '?'}: ${printType(field)};`];
  });
}

/** What the schema says about a field is what an editor shows. */
function describeField(field: unknown): string[] {
  const text = isRecord(field) ? field['description'] : undefined;
  return typeof text === 'string' ? [`/** ${text.replaceAll('*/', '*\\/').replaceAll(/\s+/g, ' ')} */`] : [];
}

function printNamed(type: unknown, schema: Record<string, unknown>): string {
  if (type === 'string' || type === 'boolean' || type === 'null') return type;
  if (type === 'number' || type === 'integer') return 'number';
  if (type === 'array') return printList(schema);
  return type === 'object' ? printObject(schema) : 'unknown';
}

function printList({ items, prefixItems }: Record<string, unknown>): string {
  const parts = Array.isArray(prefixItems) ? prefixItems : items;
  return Array.isArray(parts) ? `[${parts.map(printType).join(', ')}]` : `${inBrackets(printType(items))}[]`;
}

function printObject(schema: Record<string, unknown>): string {
  const fields = printFields(schema);
  if (fields.length > 0) return `{ ${fields.join(' ')} }`;
  return `Record<string, ${printType(schema['additionalProperties'])}>`;
}

function unionOf(parts: readonly string[]): string {
  const all = [...new Set(parts)];
  return all.includes('unknown') ? 'unknown' : all.join(' | ');
}

function inBrackets(type: string): string {
  return /[|&]/.test(type) ? `(${type})` : type;
}
