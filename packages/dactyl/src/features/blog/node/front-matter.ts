/** Schema of a post's front matter. Unknown keys are kept. */
import type { z } from 'zod';
import {
  dateLike,
  entrySchema,
  filledText,
  sharedFields,
  tagList,
  text,
  uri,
} from '../../../node/content/front-matter-fields.js';
import { findKey } from '../../../node/content/front-matter-lines.js';
import { checkFrontMatter } from '../../../node/content/front-matter-schema.js';
import type { SourceText } from '../../../node/base/front-matter.js';
import { impossibleDay, readWrittenDate } from '../../../node/content/written-date.js';
import { authorsField } from './author-fields.js';

/** Keys for a single author, which are older than `authors`. */
const SINGLE_AUTHOR_KEYS = [
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
] as const;

/** All fields that have a meaning. A test compares the website's table with it. */
export const postFrontMatterSchema = entrySchema({
  ...sharedFields,
  id: text.optional(),
  title: text.optional(),
  title_meta: text.optional(),
  sidebar_label: text.optional(),
  description: text.optional(),
  date: dateLike
    .refine((date) => readWrittenDate(date) !== undefined, 'must be a date such as 2024-01-05 or 2024-01-05T10:00')
    .optional(),
  slug: filledText.optional(),
  tags: tagList.optional(),
  authors: authorsField.optional(),
  author: filledText.optional(),
  author_title: filledText.optional(),
  author_url: uri.optional(),
  author_image_url: uri.optional(),
  authorTitle: filledText.optional(),
  authorURL: uri.optional(),
  authorImageURL: uri.optional(),
}).superRefine((fields, context) => {
  const single = SINGLE_AUTHOR_KEYS.find((key) => fields[key] !== undefined);
  if (single === undefined || [fields.authors ?? []].flat().length === 0) return;
  const hint = 'Move the author into "authors", and remove the other key.';
  const message = 'and "authors" exclude each other: both name the author';
  context.addIssue({ code: 'custom', path: [single], message, params: { hint } });
});

export type PostFrontMatter = z.output<typeof postFrontMatterSchema>;

/** @throws SiteError(s) with the line of each wrong key. */
export function checkPostFrontMatter(frontMatter: Record<string, unknown>, source: SourceText): PostFrontMatter {
  return checkFrontMatter(postFrontMatterSchema, frontMatter, source);
}

/** The day of `date` as written, if it does not exist. */
export function impossibleDate({ source }: SourceText): string | undefined {
  const place = findKey(source, ['date']);
  const line = place && source.split('\n', place.line)[place.line - 1];
  return line && impossibleDay(line.slice(line.indexOf(':') + 1).trim());
}
