/** Options of the plugin: its documents. */
import { z } from 'zod';
import { sourceFields, sourceList } from '../reference/plugin.js';

const specOptions = z.strictObject({
  // The document is JSON or YAML.
  ...sourceFields,
  /** What the sidebar lists operations by. */
  sidebar: z.enum(['channels', 'tags']).default('channels'),
  /** Whether each schema has a page. */
  schemas: z.boolean().default(true),
});

export const asyncapiOptionsSchema = z.strictObject({ specs: sourceList(specOptions) });

/** After validation; the runner adds the id. */
export type AsyncapiOptions = z.output<typeof asyncapiOptionsSchema> & { id: string };
export type DocumentOptions = AsyncapiOptions['specs'][number];
