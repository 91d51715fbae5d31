/** Options of the plugin: its specifications. */
import { z } from 'zod';
import { sourceFields, sourceList } from '../reference/plugin.js';

const specOptions = z.strictObject({
  // The document is JSON or YAML.
  ...sourceFields,
  /** Whether each schema has a page. */
  schemas: z.boolean().default(true),
  /** Whether readers can send requests from the pages of operations. Needs servers that allow it, so off. */
  tryIt: z.boolean().default(false),
});

export const openapiOptionsSchema = z.strictObject({ specs: sourceList(specOptions) });

/** After validation; the runner adds the id. */
export type OpenapiOptions = z.output<typeof openapiOptionsSchema> & { id: string };
export type SpecOptions = OpenapiOptions['specs'][number];
