/** Options of the theme that asks readers before visits are counted. All have defaults: it works by its name alone. */
import * as z from 'zod';

export const consentOptionsSchema = z.strictObject({
  /** What readers are asked. Another version asks those again who have answered. */
  version: z
    .union([z.string().min(1), z.number()])
    .transform(String)
    .default('1'),
  /** A page that says more: a path of the site, or an address. */
  policy: z
    .string()
    .regex(/^(?:\/(?!\/)|https:\/\/)/, 'must be a path such as "/privacy", or an address')
    .optional(),
});

export type ConsentOptions = z.output<typeof consentOptionsSchema>;
