/** The common interface of schemas, https://standardschema.dev, as far as it is used: zod, valibot and arktype have it. */
export interface StandardSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult | Promise<StandardResult>;
  };
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
export type StandardCheck = (value: unknown) => StandardResult | Promise<StandardResult>;
