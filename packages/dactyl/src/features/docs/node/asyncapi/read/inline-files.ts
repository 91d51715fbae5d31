/**
 * A bundle as it is checked: where the document refers to another file, what the file says stands there, because a schema of the
 * specification asks no more of a reference than to be one. Schemas stay references: they may refer to themselves.
 */
import { isRecord } from '../../../../../shared/is-record.js';
import { follow, pointerKeys } from '../../reference/schema/schema-types.js';
import { holderOf, isDataKey, pointerKey } from '../../reference/references.js';
import { DATA_KEYS, OTHERS, SCHEMA_KEYS } from './bundle-files.js';

export interface InlinedFiles {
  value: unknown;
  /** A pointer in `value` → where that stands in the bundle. */
  pointerOf: (pointer: string) => string;
}

interface Place {
  pointer: string;
  /** What the value was put into. */
  trail: readonly unknown[];
  /** Key of the object. */
  holder: string;
}

export function inlineFiles(root: Record<string, unknown>): InlinedFiles {
  // Pointers to what was put in, and where it comes from.
  const origins = new Map<string, string>();
  const inline = (value: unknown, place: Place): unknown => {
    const { pointer, trail, holder } = place;
    const inside = (key: string, below: string) => ({ pointer: `${pointer}/${pointerKey(key)}`, trail, holder: below });
    if (Array.isArray(value)) return value.map((one, index) => inline(one, inside(String(index), '')));
    if (!isRecord(value)) return value;
    const { $ref: reference } = value;
    if (typeof reference === 'string' && reference.startsWith(`#/${OTHERS}/`)) {
      const target = follow(value, root);
      if (target === value || trail.includes(target)) return value;
      origins.set(pointer, reference.slice(1));
      return inline(target, { ...place, trail: [...trail, target] });
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => {
        const isLeft = isDataKey(key, holder, DATA_KEYS) || SCHEMA_KEYS.test(key) || key.startsWith('x-');
        return [key, isLeft ? one : inline(one, inside(key, holderOf(key, holder)))];
      }),
    );
  };
  const value = inline(root, { pointer: '', trail: [], holder: '' });
  return {
    value,
    pointerOf(pointer) {
      const keys = pointerKeys(pointer).map(pointerKey);
      for (let depth = keys.length; depth > 0; depth -= 1) {
        const origin = origins.get(`/${keys.slice(0, depth).join('/')}`);
        if (origin !== undefined) return [origin, ...keys.slice(depth)].join('/');
      }
      return pointer;
    },
  };
}
