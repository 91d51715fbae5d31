/**
 * Unwraps ES modules that a value contains because somebody called `require('./sidebar')`: Node's `require`
 * returns all exports, while Docusaurus's loader returns the default export.
 */
import { isRecord } from '../../shared/is-record.js';

/**
 * Copies a value with such modules replaced by their default exports, at any depth of lists and plain
 * objects.
 */
export function withDefaultExports(value: unknown): unknown {
  return replaceIn(value, new Map());
}

function replaceIn(value: unknown, known: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  // Registered before its members are visited, so that cycles end here.
  known.set(value, value);
  const replaced = replacement(value, (inner) => replaceIn(inner, known));
  known.set(value, replaced);
  return replaced;
}

function replacement(value: object, replace: (inner: unknown) => unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(replace);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (isModule(value)) return replace(value.default);
  if (!isPlain(value)) return value;
  const changed = Object.entries(value).flatMap(([key, inner]): [string, unknown][] => {
    const own = replace(inner);
    return own === inner ? [] : [[key, own]];
  });
  return changed.length > 0 ? { ...value, ...Object.fromEntries(changed) } : value;
}

function isModule(value: object): value is { default: unknown } {
  if (!isRecord(value) || !('default' in value)) return false;
  return value['__esModule'] === true || Object.prototype.toString.call(value) === '[object Module]';
}

function isPlain(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
