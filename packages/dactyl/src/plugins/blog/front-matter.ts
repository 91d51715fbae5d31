/** Front matter of a post: what may be written. Unknown keys are kept. */
import type { z } from 'zod';
import {
  dateLike,
  entrySchema,
  filledText,
  sharedFields,
  tagList,
  text,
  uri,
} from '../../content/front-matter-fields.js';
import { checkFrontMatter } from '../../content/front-matter-schema.js';
import type { SourceText } from '../../content/front-matter.js';
import { SiteError } from '../../node/site-error.js';
import { authorsField } from './author-fields.js';

const schema = entrySchema({
  ...sharedFields,
  id: text.optional(),
  title: text.optional(),
  title_meta: text.optional(),
  description: text.optional(),
  date: dateLike.optional(),
  slug: filledText.optional(),
  tags: tagList.optional(),
  authors: authorsField.optional(),
  author: filledText.optional(),
  author_title: text.optional(),
  author_url: uri.optional(),
  author_image_url: uri.optional(),
  authorTitle: text.optional(),
  authorURL: uri.optional(),
  authorImageURL: uri.optional(),
});

export type PostFrontMatter = z.output<typeof schema>;

/** Keys of a post with one author, from before there was `authors`. */
const SINGLE_AUTHOR_KEYS = [
  'author',
  'author_title',
  'author_url',
  'author_image_url',
  'authorTitle',
  'authorURL',
  'authorImageURL',
] as const;

/** @throws SiteError(s) with the line of each wrong key. */
export function checkPostFrontMatter(frontMatter: Record<string, unknown>, source: SourceText): PostFrontMatter {
  const checked = checkFrontMatter(schema, frontMatter, source);
  const single = SINGLE_AUTHOR_KEYS.find((key) => checked[key] !== undefined);
  if (single !== undefined && checked.authors !== undefined) {
    throw new SiteError(`The front matter holds both "authors" and "${single}".`, {
      file: source.file,
      key: single,
      hint: 'Move the author into "authors", and remove the other key.',
    });
  }
  return checked;
}

/** Date of a post as front matter gives it. Text without a time zone is UTC. */
export function readPostDate(value: Date | number | string, file: string): Date {
  const candidates = value instanceof Date ? [value] : [new Date(`${value}Z`), new Date(value)];
  const date = candidates.find((candidate) => !Number.isNaN(candidate.getTime()));
  if (date !== undefined) return date;
  throw new SiteError(`The date ${JSON.stringify(value)} of the post is not a date.`, {
    file,
    key: 'date',
    hint: 'Write it as 2024-01-05 or 2024-01-05T10:00.',
  });
}
