/** Schemas of authors in front matter and in the authors file. */
import { z } from 'zod';
import { filledText, text, uri } from '../../../node/content/front-matter-fields.js';
import { isRecord } from '../../../shared/is-record.js';
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

/** An author in front matter. The image may be a file beside the post. */
const inlineAuthor = z
  .looseObject({
    ...authorFields,
    key: filledText.optional(),
    image_url: filledText.optional(),
    imageURL: filledText.optional(),
  })
  .refine((author) => author.key !== undefined || hasNameOrImage(author), 'needs a "key", a "name" or an "image_url"');

export type WrittenAuthor = z.output<typeof inlineAuthor>;
export type WrittenAuthors = string | WrittenAuthor | (string | WrittenAuthor)[];

/** A key of the authors file, an author, or a list of both. Problems are reported for the item that has them. */
export const authorsField = z.unknown().transform((value, context): WrittenAuthors => {
  if (!Array.isArray(value)) return readAuthor(value, context, []) ?? [];
  const items: unknown[] = value;
  return items.map((item, index) => readAuthor(item, context, [index])).filter((author) => author !== undefined);
});

/** `undefined` for an invalid author, after reporting the problem to the context. */
function readAuthor(value: unknown, context: z.RefinementCtx, path: number[]): string | WrittenAuthor | undefined {
  const isKey = typeof value === 'string' || typeof value === 'number';
  if (!isKey && !isRecord(value)) {
    const expected = path.length === 0 ? 'an author with a "name", or a list of these' : 'or an author with a "name"';
    context.addIssue({ code: 'custom', path, message: `must be a key of the authors file, ${expected}` });
    return undefined;
  }
  const result = isKey ? filledText.safeParse(value) : inlineAuthor.safeParse(value);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    context.addIssue({ code: 'custom', path: [...path, ...issue.path], message: issue.message });
  }
  return undefined;
}

/** One entry of the authors file. */
export const mappedAuthorField = z
  .looseObject(
    {
      ...authorFields,
      page: z
        .union([z.boolean(), z.strictObject({ permalink: filledText })], {
          error: 'must be true, false or an address, as in {permalink: /jane}',
        })
        .optional(),
    },
    { error: 'must be an object, as in "jane: {name: Jane}"' },
  )
  .refine(hasNameOrImage, 'needs a "name" or an "image_url"');

/** Fields that both kinds of authors have. */
export interface AuthorFields {
  image_url?: string;
  imageURL?: string;
  socials?: Record<string, string>;
  [other: string]: unknown;
}

function hasNameOrImage(fields: { name?: string; image_url?: string; imageURL?: string }): boolean {
  return (fields.name ?? fields.image_url ?? fields.imageURL) !== undefined;
}
