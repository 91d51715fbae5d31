import * as z from 'zod';

export const tagManagerOptionsSchema = z.strictObject({
  containerId: z.string().min(1, 'must be an id such as "GTM-XXXXXXX"'),
});

export type TagManagerOptions = z.output<typeof tagManagerOptionsSchema> & { id: string };
