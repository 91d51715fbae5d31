/** Options of the plugin: its schemas. */
import { z } from 'zod';
import { sourceFields, sourceList } from '../reference/plugin.js';

const specOptions = z.strictObject({
  // The file has type definitions (`.graphql`) or the answer to an introspection query (`.json`).
  ...sourceFields,
  /** A schema has no name of its own. */
  title: z.string().min(1).default('GraphQL API'),
});

export const graphqlOptionsSchema = z.strictObject({ specs: sourceList(specOptions) });

/** After validation; the runner adds the id. */
export type GraphqlOptions = z.output<typeof graphqlOptionsSchema> & { id: string };
export type SchemaOptions = GraphqlOptions['specs'][number];
