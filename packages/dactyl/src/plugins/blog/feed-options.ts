/** Options of the feeds. They are checked with the rest; what is written from them is a matter of its own. */
import { z } from 'zod';
import { userFunction } from '../../plugin-api/option-schemas.js';

const FEED_TYPES = ['rss', 'atom', 'json'] as const;

export type FeedType = (typeof FEED_TYPES)[number];

const feedType = z.enum(FEED_TYPES);

const type = z
  .union([z.literal('all').transform(() => [...FEED_TYPES]), feedType.transform((one) => [one]), z.array(feedType)])
  .nullable()
  .default(['rss', 'atom']);

const stylesheet = z.union([z.string(), z.boolean()]).nullish();

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
    xslt: z.union([z.boolean(), z.strictObject({ rss: stylesheet, atom: stylesheet })]).nullish(),
    createFeedItems: userFunction<(...args: never[]) => unknown>().optional(),
  })
  .prefault({});

/** Without types there are no feeds; one word stands for a list of one, and `all` for all three. */
export type FeedOptions = z.output<typeof feedOptions>;
