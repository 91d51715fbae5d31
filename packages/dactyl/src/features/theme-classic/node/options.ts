import { z } from 'zod';

export const themeOptionsSchema = z.strictObject({
  id: z.string().default('default'),
  /** Style sheets of the site, site-relative or absolute; they come after the theme's own. */
  customCss: z.union([z.string(), z.array(z.string())]).default([]),
});
