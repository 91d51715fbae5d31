import * as z from 'zod';

/** Which themes there are depends on the version of Mermaid. */
const theme = z.string().min(1);

export const mermaidThemeConfigSchema = z.looseObject({
  mermaid: z
    .strictObject({
      theme: z.strictObject({ light: theme.default('default'), dark: theme.default('dark') }).prefault({}),
      /** Settings of Mermaid itself. */
      options: z.looseObject({}).default({}),
    })
    .prefault({}),
});
