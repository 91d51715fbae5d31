/**
 * Field types from which plugins build their front-matter schemas, and the rules that relate fields to each other.
 */
import { z } from 'zod';
import { HYDRATIONS } from '../../shared/islands.js';
import { parseMark } from './translation-source.js';
import { readUpdateDate, readWrittenDate, type WrittenDate } from './written-date.js';

/** Text as written, including ''; numbers are rejected. */
export const strictText = z.string({ error: 'must be text' });

/** Text. YAML reads some unquoted words as numbers or dates; these are turned back into text. */
export const text = z.preprocess(toText, strictText);

/** Text with at least one character. */
export const filledText = z.preprocess(toText, z.string({ error: 'must be text' }).min(1, 'must not be empty'));

export const flag = z.preprocess(toFlag, z.boolean({ error: 'must be true or false' }));

export const number = z.preprocess(toNumber, z.number({ error: 'must be a number' }));

/** A relative or absolute address: `https://…`, `/img/a.png`, `./a.png`. */
export const uri = z.preprocess(
  toText,
  z
    .string({ error: 'must be an address' })
    .refine(isUri, 'must be an address such as "/img/a.png" or "https://example.com"'),
);

export const textList = z.array(text, { error: 'must be a list, as in "[one, two]"' });

const headingLevel = z.preprocess(
  toNumber,
  z.int({ error: 'must be a heading level from 2 to 6' }).min(2, 'must be at least 2').max(6, 'must be at most 6'),
);

/** A date, or text that `Date` can parse. */
export const dateLike = z.union([z.date(), z.number(), z.string()], { error: 'must be a date such as 2024-01-05' });

/** A time at which an entry appears or goes. */
const time = dateLike.refine(
  (date) => readWrittenDate(date) !== undefined,
  'must be a date such as 2026-12-01 or 2026-12-01T09:00',
);

const tag = z.union([filledText, z.strictObject({ label: filledText, permalink: filledText })], {
  error: 'must be a name, or an object with "label" and "permalink"',
});

export const tagList = z.array(tag, { error: 'must be a list, as in "[one, two]"' });

export const lastUpdate = z
  .strictObject(
    {
      author: text.optional(),
      date: dateLike
        .refine((date) => readUpdateDate(date) !== undefined, 'must be a date such as 2024-01-05')
        .optional(),
    },
    { error: 'must hold "author", "date" or both' },
  )
  .refine((value) => value.author !== undefined || value.date !== undefined, {
    message: 'must hold "author", "date" or both',
    // Skipped when there is an issue already: an unknown key has an error of its own.
    when: ({ issues }) => issues.length === 0,
  });

/** The value that `dactyl translations --mark` writes into a translated file. */
const translatedFrom = text.refine(
  (value) => parseMark(value) !== undefined,
  'must be a day and the hash of the source, as `dactyl translations --mark` writes it',
);

/** Factor by which a page ranks higher or lower in the search. */
export const searchBoost = z.number().min(0.1, 'must be at least 0.1').max(10, 'must be at most 10');

/** Settings of the search for a page; `false` excludes the page. */
const search = z.union(
  [
    flag,
    z.strictObject({
      exclude: flag.optional(),
      boost: z.preprocess(toNumber, searchBoost).optional(),
      keywords: textList.optional(),
    }),
  ],
  { error: 'must be true, false or an object with "exclude", "boost" (0.1 to 10) or "keywords"' },
);

/** An address that an entry had: a path below the base URL, in the language of the entry. */
const FORMER_PATH = 'must be a path such as "/old", without the base URL, query and hash';
const formerPath = strictText
  .regex(/^\/(?!\/)[^?#*\\]*$/, FORMER_PATH)
  .refine((value) => !/\p{Cc}|(?:^|\/)\.\.?(?:\/|$)/u.test(value), FORMER_PATH);

const redirectFrom = z.union([formerPath, z.array(formerPath)], {
  error: 'must be a path such as "/old", or a list of them',
});

/**
 * Names of audiences. They are checked where the text is read, and only on sites that have audiences: others may use the field as
 * they like.
 */
const audience = z.unknown().meta({
  anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' }, minItems: 1 }],
});

/** Front-matter keys that docs, posts and pages share. */
export const sharedFields = {
  keywords: textList.optional(),
  image: uri.optional(),
  hide_table_of_contents: flag.optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
  draft: flag.optional(),
  audience: audience.optional(),
  unlisted: flag.optional(),
  publish_date: time.optional(),
  expiry_date: time.optional(),
  last_update: lastUpdate.optional(),
  redirect_from: redirectFrom.optional(),
  translated_from: translatedFrom.optional(),
  mdx: z
    .strictObject(
      { format: z.enum(['md', 'mdx', 'detect'], { error: 'must be "md", "mdx" or "detect"' }).optional() },
      { error: (issue) => (issue.code === 'unrecognized_keys' ? undefined : 'must hold "format"') },
    )
    .optional(),
  search: search.optional(),
  hydration: z
    .enum(HYDRATIONS, { error: `must be one of ${HYDRATIONS.map((name) => `"${name}"`).join(', ')}` })
    .optional(),
} as const;

/** A schema of `fields` that keeps unknown keys and checks the rules between the shared ones. */
export function entrySchema<Shape extends typeof sharedFields>(fields: Shape): z.ZodObject<Shape, z.core.$loose> {
  return z
    .looseObject(fields)
    .refine(({ draft, unlisted }) => draft !== true || unlisted !== true, {
      path: ['unlisted'],
      message: 'and "draft" exclude each other: an entry is either not there, or there without links to it',
      when: always,
    })
    .refine(({ publish_date: publish, expiry_date: expiry }) => !isBefore(expiry, publish), {
      path: ['expiry_date'],
      message: 'must be later than "publish_date": an entry that goes before it appears is never there',
      when: always,
    })
    .refine(
      ({ toc_min_heading_level: min, toc_max_heading_level: max }) => !isNumber(min) || !isNumber(max) || min <= max,
      {
        path: ['toc_min_heading_level'],
        message: 'must not be above "toc_max_heading_level"',
        when: always,
      },
    );
}

/** Makes Zod run a rule even when a field is invalid, so that all mistakes of a file are reported at once. */
function always(): boolean {
  return true;
}

/** Whether two dates are there, and in this order or the same. */
function isBefore(first: unknown, second: unknown): boolean {
  // So it is with nearly all entries, and a check that fails takes nearly as long as all others together.
  if (first === undefined || second === undefined) return false;
  const [a, b] = [first, second].map((value) =>
    dateLike.safeParse(value).success ? readWrittenDate(value as WrittenDate)?.getTime() : undefined,
  );
  return a !== undefined && b !== undefined && a <= b;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}

function toText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (!(value instanceof Date) || Number.isNaN(value.getTime())) return value;
  const iso = value.toISOString();
  return iso.endsWith('T00:00:00.000Z') ? iso.slice(0, 10) : iso;
}

function toFlag(value: unknown): unknown {
  if (typeof value !== 'string' || !/^(?:true|false)$/i.test(value)) return value;
  return value.toLowerCase() === 'true';
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && !Number.isNaN(Number(value)) ? Number(value) : value;
}

function isUri(value: string): boolean {
  return /^\S+$/.test(value) || URL.canParse(value);
}
