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

/** What a value is unless it is null: OpenAPI 3.1 has no other way to say so of a type with facts, and generators say it of each field. */
export function unlessNull({ oneOf, anyOf, properties }: Schema): SchemaOrBoolean | undefined {
  const variants = [...(oneOf ?? []), ...(anyOf ?? [])];
  const others = variants.filter((one) => typeof one === 'boolean' || one.type !== 'null');
  return variants.length === 2 && others.length === 1 && !properties ? others[0] : undefined;
}

/** What is said of a value that may be null stands beside `null`, or in what it is else. */
export function withoutNull(schema: Schema, root: object): Schema {
  const other = unlessNull(schema);
  return typeof other === 'object' ? { ...mergeAllOf(follow(other, root), root), ...schema } : schema;
}
