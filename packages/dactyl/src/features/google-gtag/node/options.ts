import * as z from 'zod';

const trackingId = z.string().min(1, 'must be an id such as "G-XXXXXXXXXX"');

export const gtagOptionsSchema = z.strictObject({
  /** One or several ids; the script is loaded for the first. */
  trackingID: z
    .union([trackingId, z.array(trackingId).min(1, 'must name at least one id')])
    .transform((ids) => [ids].flat()),
  anonymizeIP: z.boolean().default(false),
});

export type GtagOptions = z.output<typeof gtagOptionsSchema> & { id: string };
