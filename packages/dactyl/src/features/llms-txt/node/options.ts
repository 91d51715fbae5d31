/** Options of the llms.txt plugin. All have defaults: the plugin works by its name alone. */
import * as z from 'zod';

/** Patterns of paths without the base URL and the locale. */
const globs = z.array(z.string().refine((text) => text.startsWith('/'), 'must be a path below the base URL, with "/"'));

const skillSchema = z.strictObject({
  /** Letters, digits and hyphens; made of the site's title by default. */
  name: z
    .string()
    .max(64)
    .regex(/^[a-z\d]+(?:-[a-z\d]+)*$/, 'must have small letters, digits and single hyphens only')
    .optional(),
  /** When agents should read the skill; made of the site's tagline by default. */
  description: z.string().min(1).max(1024).optional(),
  /** Markdown file, from the folder of the site, that tells agents how to use what is documented. */
  instructions: z.string().min(1).optional(),
});

export type SkillOptions = z.output<typeof skillSchema>;

export const llmsTxtOptionsSchema = z.strictObject({
  /** Pages that are listed: patterns of paths without the base URL. */
  include: globs.default(['/**']),
  exclude: globs.default([]),
  /** Whether `llms-full.txt` is written, too: the texts of these pages in one file. */
  full: z.boolean().default(true),
  /** Whether docs versions other than the latest have a list, below their address. */
  versions: z.boolean().default(true),
  /** Largest list, in KB: descriptions that do not fit are left out. */
  listLimit: z.number().positive().optional(),
  /** Largest file of texts, in KB: pages that do not fit are named at its end instead. */
  fullLimit: z.number().positive().optional(),
  /** A skill for coding agents. */
  skill: z.union([z.boolean(), skillSchema]).default(false),
  /** Whether pages offer tools to assistants in the browser. */
  webMcp: z.boolean().default(false),
});

export type LlmsTxtOptions = z.output<typeof llmsTxtOptionsSchema> & { id: string };
