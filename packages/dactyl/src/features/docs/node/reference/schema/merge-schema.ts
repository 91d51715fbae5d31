/** `allOf` → one schema: pages show what a value has, not how its schema was put together. */
import { follow, type Schema, type SchemaOrBoolean } from './schema-types.js';

export function mergeAllOf(schema: Schema, root: object, trail: readonly Schema[] = []): Schema {
  // Most have none, and each is asked for often.
  if (!schema.allOf) return schema;
  const { allOf, ...own } = schema;
  const next = [...trail, schema];
  const parts = allOf.flatMap((part) => partOf(part, root, next));
  return parts.reduce<Schema>((merged, part) => join(merged, part), own);
}

/** A schema that is a part of itself adds nothing. */
function partOf(part: SchemaOrBoolean, root: object, trail: readonly Schema[]): Schema[] {
  if (typeof part === 'boolean') return [];
  const found = follow(part, root);
  return trail.includes(found) ? [] : [mergeAllOf(found, root, trail)];
}

function join(merged: Schema, part: Schema): Schema {
  const properties = { ...part.properties, ...merged.properties };
  const required = [...(part.required ?? []), ...(merged.required ?? [])];
  return {
    ...part,
    ...merged,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  };
}
