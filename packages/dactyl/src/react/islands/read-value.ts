/**
 * Reads what `stringify` of `devalue` writes: an array of values that refer to each other by index, so that dates,
 * maps and cycles survive. The function of `devalue` itself also guards against untrusted text and reads binary data;
 * it would add 2 KB to a file that every page with islands loads.
 */

/** Functions that restore values of our own types. */
export type Revivers = Readonly<Record<string, (value: unknown) => unknown>>;

/** The values that negative indexes stand for; see `devalue`, `constants.js`. */
const SPECIAL = [undefined, undefined, undefined, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0];
const SPARSE = -7;

/** @throws for a value that only `devalue` can read */
export function readValue(text: string, revivers: Revivers = {}): unknown {
  const written = JSON.parse(text) as number | unknown[]; // the format of `devalue`
  const known: unknown[] = [];
  return read(0);

  function read(place: number): unknown {
    if (typeof written === 'number') return SPECIAL[-written];
    if (place < 0) return SPECIAL[-place];
    if (place in known) return known[place];
    const value = written[place];
    if (typeof value !== 'object' || value === null) return value;
    // The casts: what `devalue` writes for each kind.
    if (Array.isArray(value)) {
      return typeof value[0] === 'string' ? typed(value as [string], place) : list(value as number[], place);
    }
    const object: Record<string, unknown> = {};
    known[place] = object;
    for (const [name, inner] of Object.entries(value as Record<string, number>)) object[name] = read(inner);
    return object;
  }

  function list(places: number[], place: number): unknown[] {
    const items: unknown[] = [];
    known[place] = items;
    if (places[0] === SPARSE) {
      items.length = places[1] ?? 0;
      for (const [index, inner] of pairs(places.slice(1))) items[index] = read(inner);
    } else {
      items.length = places.length;
      for (const [index, inner] of places.entries()) if (inner !== -2) items[index] = read(inner);
    }
    return items;
  }

  /** Restores a typed value; the items after its type depend on the type. */
  function typed([type, ...rest]: [string, ...never[]], place: number): unknown {
    const [first, second] = rest as [never, never];
    const remember = <T>(made: T): T => (known[place] = made) as T; // the same value
    if (Object.hasOwn(revivers, type)) return remember(revivers[type]?.(read(first)));
    switch (type) {
      case 'Date':
        return remember(new Date(first));
      case 'RegExp':
        return remember(new RegExp(first, second));
      case 'BigInt':
        return BigInt(first);
      case 'Object':
        return remember(Object(read(first)));
      case 'URL':
        return remember(new URL(first));
      case 'URLSearchParams':
        return remember(new URLSearchParams(first));
      case 'Set': {
        const set = remember(new Set());
        for (const inner of rest) set.add(read(inner));
        return set;
      }
      case 'Map': {
        const map = remember(new Map());
        for (const [key, inner] of pairs<number>([0, ...rest])) map.set(read(key), read(inner));
        return map;
      }
      case 'null': {
        const object = remember(Object.create(null) as Record<string, unknown>);
        for (const [name, inner] of pairs<string>([0, ...rest])) object[name] = read(inner);
        return object;
      }
      default:
        throw new Error(`No value of the type ${type} can be read.`);
    }
  }
}

/** All items but the first, in pairs. */
function pairs<Key = number>(flat: readonly unknown[]): [Key, number][] {
  const found: [Key, number][] = [];
  // The cast: such lists alternate between a key and the index of its value.
  for (let i = 1; i < flat.length; i += 2) found.push(flat.slice(i, i + 2) as [Key, number]);
  return found;
}
