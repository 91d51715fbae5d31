import * as z from 'zod';

export const analyticsOptionsSchema = z.strictObject({
  trackingID: z.string().min(1, 'must be an id such as "UA-XXXXXXXX-X"'),
  anonymizeIP: z.boolean().default(false),
});

export type AnalyticsOptions = z.output<typeof analyticsOptionsSchema> & { id: string };
