/** Schema of the pages plugin's options, with the defaults of Docusaurus. */
import { z } from '#zod';
import { DEFAULT_EXCLUDE } from '../../../node/content/source-files.js';
import { editAddress, markdownOptions, routeBasePath, userFunction } from '../../../node/plugin-api/option-schemas.js';

export type EditUrlFunction = (args: {
  /** Site-relative. */
  pagesDirPath: string;
  pagesPath: string;
  permalink: string;
  locale: string;
}) => string | undefined;

export const pagesOptionsSchema = z.strictObject({
  path: z.string().default('src/pages'),
  routeBasePath: routeBasePath.prefault('/'),
  include: z.array(z.string()).default(['**/*.{js,jsx,ts,tsx,md,mdx}']),
  exclude: z.array(z.string()).default([...DEFAULT_EXCLUDE]),
  mdxPageComponent: z.string().default('@theme/MDXPage'),
  editUrl: z.union([editAddress, userFunction<EditUrlFunction>()]).optional(),
  editLocalizedFiles: z.boolean().default(false),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  ...markdownOptions,
});

/** After validation; the runner adds the id. */
export type PagesOptions = z.output<typeof pagesOptionsSchema> & { id: string };
