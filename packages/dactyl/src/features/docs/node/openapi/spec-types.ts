/** The parts of an OpenAPI 3.1 document that pages show. What is read from a file was validated by `read-spec.ts`. */
import type { MediaType, SchemaOrBoolean } from '../reference/schema/schema-types.js';

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
