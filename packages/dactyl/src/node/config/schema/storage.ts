import * as z from 'zod';

/** Where a site keeps what readers have chosen. Without a `namespace`, a flag of `future.v4` decides. */
export const storage = z.strictObject({
  type: z.enum(['localStorage', 'sessionStorage']).default('localStorage'),
  namespace: z.union([z.boolean(), z.string()]).optional(),
});
