import * as z from 'zod';

/** Logo of the navbar and of the footer. */
export const logo = z.strictObject({
  src: z.string().min(1),
  srcDark: z.string().optional(),
  alt: z.string().optional(),
  href: z.string().optional(),
  target: z.string().optional(),
  width: z.union([z.string(), z.number()]).optional(),
  height: z.union([z.string(), z.number()]).optional(),
  style: z.record(z.string(), z.unknown()).optional(),
  className: z.string().optional(),
});
