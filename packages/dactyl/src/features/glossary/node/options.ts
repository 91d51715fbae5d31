/** Options of the glossary. All have defaults: the plugin works by its name alone. */
import * as z from 'zod';

export const glossaryOptionsSchema = z.strictObject({
  /** The file, from the folder of the site; a translation has the same name in the plugin's folder of the locale. */
  path: z.string().min(1).default('glossary.yml'),
  /** Path of the page of all terms; `false` for none. */
  routeBasePath: z.union([z.string().min(1), z.literal(false)]).default('glossary'),
  /** Whether terms are explained where they first stand on a page; otherwise only where `<Term>` asks for it. */
  automatic: z.boolean().default(true),
  /** Title of that page. */
  title: z.string().min(1).default('Glossary'),
});

export type GlossaryOptions = z.output<typeof glossaryOptionsSchema> & { id: string };
