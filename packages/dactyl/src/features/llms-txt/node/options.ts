/** Options of the llms.txt plugin. All have defaults: the plugin works by its name alone. */
import * as z from 'zod';

/** Patterns of paths without the base URL and the locale. */
const globs = z.array(z.string().refine((text) => text.startsWith('/'), 'must be a path below the base URL, with "/"'));

export const llmsTxtOptionsSchema = z.strictObject({
  /** Pages that are listed: patterns of paths without the base URL. */
  include: globs.default(['/**']),
  exclude: globs.default([]),
  /** Whether `llms-full.txt` is written, too: the texts of these pages in one file. */
  full: z.boolean().default(true),
});

export type LlmsTxtOptions = z.output<typeof llmsTxtOptionsSchema> & { id: string };
