/**
 * What several operations or messages share (`traits`) → the whole object, by JSON Merge Patch. Since release 3, the object's own
 * fields win; before, those of its traits did.
 */
import { isRecord } from '../../../../../shared/is-record.js';
import { follow } from '../../reference/schema/schema-types.js';
import { listOf } from './fields.js';
import type { Fields } from './model.js';

export function applyTraits(object: Fields, root: Fields): Fields {
  const { traits, ...own } = object;
  if (listOf(traits).length === 0) return object;
  const all = listOf(traits).filter(isRecord);
  const isOwnLast = !String(root['asyncapi']).startsWith('2.');
  const order = isOwnLast ? [...all, own] : [own, ...all];
  return order.reduce<Fields>((merged, part) => mergePatch(merged, part, root), {});
}

function mergePatch(target: Fields, patch: Fields, root: Fields): Fields {
  const merged: Fields = { ...target };
  for (const [key, value] of Object.entries(follow(patch, root))) {
    const before = merged[key];
    if (value === null) delete merged[key];
    // Schemas may refer to themselves: one that stands alone stays a reference.
    else merged[key] = isRecord(value) && isRecord(before) ? mergePatch(follow(before, root), value, root) : value;
  }
  return merged;
}
