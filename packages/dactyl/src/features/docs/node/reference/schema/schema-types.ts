/** JSON schemas in a document of any kind, and references inside of it. Who has read the file has checked that these lead somewhere. */
import { isRecord } from '../../../../../shared/is-record.js';

export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  properties?: Record<string, SchemaOrBoolean>;
  required?: string[];
  items?: SchemaOrBoolean;
  additionalProperties?: SchemaOrBoolean;
  allOf?: SchemaOrBoolean[];
  oneOf?: SchemaOrBoolean[];
  anyOf?: SchemaOrBoolean[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  example?: unknown;
  examples?: unknown[];
  deprecated?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  nullable?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  pattern?: string;
}

export type SchemaOrBoolean = Schema | boolean;

export interface MediaType {
  schema?: SchemaOrBoolean;
  example?: unknown;
  examples?: Record<string, { value?: unknown; $ref?: string }>;
}

/** What a reference inside of the document leads to; references that follow each other are followed. */
export function follow<Value extends { $ref?: string }>(value: Value, root: object): Value {
  let found: unknown = value;
  // A reference that leads to itself ends here.
  for (let steps = 0; steps < 20 && isRecord(found) && typeof found['$ref'] === 'string'; steps += 1)
    found = valueAt(found['$ref'], root);
  // The cast: who has read the file has checked that references lead somewhere.
  return isRecord(found) ? (found as unknown as Value) : value;
}

export function valueAt(reference: string, root: unknown): unknown {
  return pointerKeys(reference).reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

/** Keys of a JSON pointer, as in `#/components/schemas/Page`. */
export function pointerKeys(pointer: string): string[] {
  const [, ...keys] = pointer.split('/');
  return keys.map((key) => safeDecode(key).replaceAll('~1', '/').replaceAll('~0', '~'));
}

function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
