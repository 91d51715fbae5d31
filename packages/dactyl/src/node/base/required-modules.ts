/**
 * What `require('./sidebar')` leaves in a value when that file is an ES module: all of its exports, where the loader of the site
 * format gives the default export.
 */
import { isRecord } from '../../shared/is-record.js';

/** The value with default exports in place of such modules, at any depth of lists and plain objects. */
export function withDefaultExports(value: unknown): unknown {
  return replaceIn(value, new Map());
}

function replaceIn(value: unknown, known: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (known.has(value)) return known.get(value);
  // Whatever leads back to it meets the value as it is.
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
