/** Authors as people write them, in front matter and in the authors file. */
import { z } from 'zod';
import { filledText, text, uri } from '../../content/front-matter-fields.js';
import { socialsField } from './socials.js';

const authorFields = {
  name: filledText.optional(),
  title: text.optional(),
  url: uri.optional(),
  email: text.optional(),
  description: text.optional(),
  image_url: uri.optional(),
  imageURL: uri.optional(),
  socials: socialsField.optional(),
} as const;

const inlineAuthor = z
  .looseObject({ key: filledText.optional(), ...authorFields })
  .refine((author) => author.key !== undefined || hasNameOrImage(author), 'needs a "key", a "name" or an "image_url"');

const author = z.union([filledText, inlineAuthor]);

/** A key of the authors file, an author, or a list of both. */
export const authorsField = z.union([author, z.array(author)], {
  error: 'must be a key of the authors file, an author with a "name", or a list of these',
});

/** One entry of the authors file. */
export const mappedAuthorField = z
  .looseObject(
    {
      ...authorFields,
      page: z.union([z.boolean(), z.strictObject({ permalink: z.string().min(1) })]).optional(),
    },
    { error: 'must be an object, as in "jane: {name: Jane}"' },
  )
  .refine(hasNameOrImage, 'needs a "name" or an "image_url"');

/** What both places have in common. */
export interface AuthorFields {
  image_url?: string;
  imageURL?: string;
  socials?: Record<string, string>;
  [other: string]: unknown;
}

export type WrittenAuthor = z.output<typeof inlineAuthor>;
export type WrittenAuthors = z.output<typeof authorsField>;

function hasNameOrImage(fields: { name?: string; image_url?: string; imageURL?: string }): boolean {
  return (fields.name ?? fields.image_url ?? fields.imageURL) !== undefined;
}
