import * as z from 'zod';

/**
 * Where a site stores readers' choices. Without a `namespace`, a flag of `future.v4` decides whether keys get a
 * suffix.
 */
export const storage = z.strictObject({
  type: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
  namespace: z.union([z.boolean(), z.string()]).optional(),
});
