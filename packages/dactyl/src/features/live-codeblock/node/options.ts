import * as z from 'zod';

export const liveCodeBlockThemeConfigSchema = z.looseObject({
  liveCodeBlock: z.strictObject({ playgroundPosition: z.enum(['top', 'bottom']).default('bottom') }).prefault({}),
});
