/** Schema of a Markdown page's front matter. Unknown keys are kept. */
import type { z } from 'zod';
import { entrySchema, sharedFields, strictText } from '../../../node/content/front-matter-fields.js';
import { checkFrontMatter } from '../../../node/content/front-matter-schema.js';
import type { SourceText } from '../../../node/base/front-matter.js';

/** Text fields reject numbers, unlike in docs and posts. */
export const pageFrontMatterSchema = entrySchema({
  ...sharedFields,
  title: strictText.optional(),
  slug: strictText.optional(),
  description: strictText.optional(),
  wrapperClassName: strictText.optional(),
});

export type CheckedFrontMatter = z.output<typeof pageFrontMatterSchema>;

/** @throws SiteError(s) with the line of each wrong key. */
export function checkPageFrontMatter(frontMatter: Record<string, unknown>, source: SourceText): CheckedFrontMatter {
  return checkFrontMatter(pageFrontMatterSchema, frontMatter, source);
}
