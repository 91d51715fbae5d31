/** Options of the plugin: its specifications, and what their pages share with docs. */
import { z } from 'zod';
import { routeBasePath } from '../../../../node/plugin-api/option-schemas.js';

const filledText = z.string().min(1);

const specOptions = z.strictObject({
  /** Name of its sidebar and of its generated files. */
  id: z.string().regex(/^[\w-]+$/, 'must have letters, digits, hyphens and underscores only'),
  /** JSON or YAML, from the folder of the site. */
  path: filledText,
  /** Address of its pages. */
  route: routeBasePath,
  /** Whether each schema has a page. */
  schemas: z.boolean().default(true),
  /** Whether readers can send requests from the pages of operations. Needs servers that allow it, so off. */
  tryIt: z.boolean().default(false),
});

export const openapiOptionsSchema = z.strictObject({
  specs: z
    .array(specOptions)
    .min(1, 'must name at least one specification')
    .superRefine((specs, context) => {
      for (const key of ['id', 'route'] as const) {
        const values = specs.map((spec) => spec[key]);
        const twice = values.find((value, index) => values.indexOf(value) !== index);
        if (twice !== undefined)
          context.addIssue({ code: 'custom', message: `must not have the ${key} "${twice}" twice` });
      }
    }),
});

/** After validation; the runner adds the id. */
export type OpenapiOptions = z.output<typeof openapiOptionsSchema> & { id: string };
export type SpecOptions = OpenapiOptions['specs'][number];
