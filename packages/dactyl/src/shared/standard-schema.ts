import type { JsonObject } from './json.js';

/** The common interface of schemas, https://standardschema.dev, as far as it is used: zod, valibot and arktype have it. */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
    /** The extension https://standardschema.dev/json-schema: zod from 4.2 and arktype from 2.1.28 have it. */
    readonly jsonSchema?: { readonly input: (options: JsonSchemaOptions) => Record<string, unknown> };
  };
}

interface JsonSchemaOptions {
  readonly target: 'draft-07';
  readonly libraryOptions?: Record<string, unknown>;
}

export interface StandardResult {
  readonly value?: unknown;
  /** Absent where the value is right. */
  readonly issues?: readonly StandardIssue[] | undefined;
}

export interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** A schema as a function: configurations are frozen and written as JSON, and schemas bear neither. */
export interface StandardCheck {
  (value: unknown): StandardResult | Promise<StandardResult>;
  /** The schema as JSON Schema. Absent where its library has no such function. */
  readonly toJsonSchema?: () => JsonObject;
}
