/** The parts of an OpenAPI 3.1 document that pages show. What is read from a file was validated by `read-spec.ts`. */
import { isRecord } from '../../../../shared/is-record.js';

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

export interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  description?: string;
  required?: boolean;
  deprecated?: boolean;
  schema?: SchemaOrBoolean;
  example?: unknown;
  examples?: MediaType['examples'];
  content?: Record<string, MediaType>;
}

export interface Body {
  $ref?: string;
  description?: string;
  required?: boolean;
  content?: Record<string, MediaType>;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  description?: string;
  tags?: string[];
  deprecated?: boolean;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Body>;
  servers?: ServerObject[];
  security?: Record<string, string[]>[];
}

export interface ServerObject {
  url: string;
  description?: string;
  variables?: Record<string, { default: string }>;
}

export interface SecurityScheme {
  $ref?: string;
  type: string;
  scheme?: string;
  name?: string;
  in?: string;
  description?: string;
}

export interface PathItem {
  $ref?: string;
  parameters?: Parameter[];
  servers?: ServerObject[];
  [method: string]: unknown;
}

export interface Spec {
  openapi: string;
  info: { title: string; version: string; description?: string; license?: { name: string; url?: string } };
  servers?: ServerObject[];
  paths?: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  tags?: { name: string; description?: string }[];
  security?: Record<string, string[]>[];
  components?: {
    schemas?: Record<string, SchemaOrBoolean>;
    securitySchemes?: Record<string, SecurityScheme>;
  };
}

export const METHODS = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace'] as const;

/** What a reference inside of the document leads to; references that follow each other are followed. */
export function follow<Value extends { $ref?: string }>(value: Value, spec: Spec): Value {
  let found: unknown = value;
  // A reference that leads to itself ends here.
  for (let steps = 0; steps < 20 && isRecord(found) && typeof found['$ref'] === 'string'; steps += 1)
    found = valueAt(found['$ref'], spec);
  // The cast: `read-spec.ts` has checked that references lead somewhere.
  return isRecord(found) ? (found as unknown as Value) : value;
}

export function valueAt(reference: string, spec: unknown): unknown {
  return pointerKeys(reference).reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    spec,
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
