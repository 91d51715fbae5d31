/** Options of the plugin: files that TypeDoc has written. */
import { z } from 'zod';
import { sourceFields, sourceList } from '../reference/plugin.js';

const specOptions = z.strictObject({
  // The file is the output of `typedoc --json`.
  ...sourceFields,
  /** Default: the name of the package. */
  title: z.string().min(1).optional(),
});

export const typedocOptionsSchema = z.strictObject({ specs: sourceList(specOptions) });

/** After validation; the runner adds the id. */
export type TypedocOptions = z.output<typeof typedocOptionsSchema> & { id: string };
export type LibraryOptions = TypedocOptions['specs'][number];
