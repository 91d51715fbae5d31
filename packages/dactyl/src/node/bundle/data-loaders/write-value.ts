/**
 * Writes data as JavaScript. What JSON has is written as JSON, which browsers read faster; dates, maps, sets, addresses,
 * big numbers and `undefined` stay what they are.
 */
import { isRecord } from '../../../shared/is-record.js';

/** Called for a value that cannot be written; `where` is its path, such as `data[0].read`. */
export type Refuse = (where: string, what: string) => never;

/** An expression whose value is equal to `value`. */
export function writeValue(value: unknown, refuse: Refuse): string {
  const writing: Writing = { refuse, inside: new Set(), isJson: true };
  const code = write(value, 'data', writing);
  return writing.isJson ? `JSON.parse(${JSON.stringify(JSON.stringify(value))})` : code;
}

interface Writing {
  refuse: Refuse;
  /** Objects around the value. */
  inside: Set<object>;
  /** Whether JSON can hold all that was written so far. */
  isJson: boolean;
}

function write(value: unknown, where: string, writing: Writing): string {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return JSON.stringify(value);
    case 'number':
      if (Number.isFinite(value) && !Object.is(value, -0)) return String(value);
      return asCode(Object.is(value, -0) ? '-0' : String(value), writing);
    case 'bigint':
      return asCode(`${value}n`, writing);
    case 'undefined':
      return asCode('undefined', writing);
    case 'object':
      return value === null ? 'null' : writeObject(value, where, writing);
    default:
      return writing.refuse(where, `a ${typeof value}`);
  }
}

function writeObject(value: object, where: string, writing: Writing): string {
  if (writing.inside.has(value)) return writing.refuse(where, 'an object that contains itself');
  writing.inside.add(value);
  const code = writeParts(value, where, writing);
  writing.inside.delete(value);
  return code;
}

function writeParts(value: object, where: string, writing: Writing): string {
  const list = (items: readonly unknown[]) =>
    `[${items.map((item, index) => write(item, `${where}[${index}]`, writing)).join(',')}]`;
  if (Array.isArray(value)) return list(value);
  if (value instanceof Date) return asCode(`new Date(${value.getTime()})`, writing);
  if (value instanceof Map) return asCode(`new Map(${list([...value])})`, writing);
  if (value instanceof Set) return asCode(`new Set(${list([...value])})`, writing);
  if (value instanceof URL) return asCode(`new URL(${JSON.stringify(value.href)})`, writing);
  if (value instanceof RegExp) return asCode(String(value), writing);
  const prototype: unknown = Object.getPrototypeOf(value);
  // A plain object of another realm has a prototype without one of its own.
  const isPlain = prototype === null || Object.getPrototypeOf(prototype) === null;
  if (!isPlain || !isRecord(value)) return writing.refuse(where, `an object of the class ${value.constructor.name}`);
  const fields = Object.entries(value).map(([key, field]) => {
    if (key === '__proto__') asCode('', writing);
    return `[${JSON.stringify(key)}]:${write(field, `${where}${pathOf(key)}`, writing)}`;
  });
  return `{${fields.join(',')}}`;
}

function asCode(code: string, writing: Writing): string {
  writing.isJson = false;
  return code;
}

function pathOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}
