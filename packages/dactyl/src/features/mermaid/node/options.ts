import * as z from 'zod';

/** Name of a theme. Any text, because the themes depend on the version of Mermaid. */
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
