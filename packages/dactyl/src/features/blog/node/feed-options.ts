/** Options of the feeds, which `feeds/` writes. */
import { z } from 'zod';
import { suggestName } from '../../../node/base/nearest-name.js';
import { userFunction } from '../../../node/plugin-api/option-schemas.js';
import type { CreateFeedItems } from './feeds/types.js';

const FEED_TYPES = ['rss', 'atom', 'json'] as const;

export type FeedType = (typeof FEED_TYPES)[number];

/** Types of feeds: a list, one type as text, or `all`. */
const type = z
  .unknown()
  .transform((value, context): FeedType[] | null => {
    if (value === null) return null;
    if (value === 'all') return [...FEED_TYPES];
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const wrong = list.findIndex((one) => !isFeedType(one));
    if (wrong === -1) return list.filter(isFeedType);
    const known = Array.isArray(value)
      ? '"rss", "atom" or "json"'
      : '"rss", "atom", "json", a list of these, "all" or null';
    context.addIssue({
      code: 'custom',
      message: `must be ${known}`,
      path: Array.isArray(value) ? [wrong] : [],
      params: { hint: hintFor(list[wrong]) },
    });
    return z.NEVER;
  })
  .default(['rss', 'atom']);

function isFeedType(value: unknown): value is FeedType {
  return FEED_TYPES.some((known) => known === value);
}

function hintFor(value: unknown): string | undefined {
  const hint = typeof value === 'string' ? suggestName(value, FEED_TYPES) : '';
  return hint.startsWith('Did') ? hint : undefined;
}

/** An XSLT file, or `true` for the bundled one. */
const stylesheet = z.union([z.string(), z.boolean()]).nullish();

const xslt = z.preprocess(
  (value, context) => {
    if (typeof value === 'boolean') return { rss: value, atom: value };
    if (value === undefined || typeof value === 'object') return value;
    context.addIssue({ code: 'custom', message: 'must be true, false or an object with "rss" and "atom"' });
    return undefined;
  },
  z.strictObject({ rss: stylesheet, atom: stylesheet }).nullish(),
);

export const feedOptions = z
  .strictObject({
    type,
    title: z.string().optional(),
    description: z.string().optional(),
    copyright: z.string().optional(),
    language: z.string().optional(),
    limit: z
      .union([z.int().min(0), z.literal(false)])
      .nullable()
      .default(20),
    xslt,
    createFeedItems: userFunction<CreateFeedItems>().optional(),
  })
  .prefault({});

/** Without types there are no feeds. */
export type FeedOptions = z.output<typeof feedOptions>;
