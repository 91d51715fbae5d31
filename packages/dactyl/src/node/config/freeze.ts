/**
 * A copy that nobody can change: plain objects and arrays are copied and frozen, anything else
 * (functions, class instances, regular expressions) belongs to its owner and is passed on as it is.
 */
export function freezeCopy<Value>(value: Value): Value {
  // The copy has the shape of the original: every key is taken over.
  return copy(value, new Map()) as Value;
}

function copy(value: unknown, known: Map<object, unknown>): unknown {
  if (!isPlain(value)) return value;
  if (known.has(value)) return known.get(value);
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    known.set(value, list);
    for (const item of value) list.push(copy(item, known));
    return Object.freeze(list);
  }
  const result: Record<string, unknown> = {};
  known.set(value, result);
  for (const [key, item] of Object.entries(value)) result[key] = copy(item, known);
  return Object.freeze(result);
}

/** Objects made by `{}` in any realm (a configuration may be evaluated in another one), and arrays. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
