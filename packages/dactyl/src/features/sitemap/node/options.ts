/** Options of the sitemap plugin, with the names and defaults of the site format. */
import * as z from 'zod';
import { removedOption } from '../../../node/config/schema/removed-option.js';
import type { SiteConfig } from '../../../node/config/types.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';

const CHANGE_FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

const changefreq = z.enum(CHANGE_FREQUENCIES).nullable();
const priority = z.number().min(0).max(1).nullable();

/** Items as `createSitemapItems` may return them. */
export const sitemapItemsSchema = z.array(
  z.looseObject({
    /** Absolute. */
    url: z.url(),
    /** A day (`2026-11-22`) or a moment (`2026-11-22T10:00:00.000Z`). */
    lastmod: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).nullish(),
    changefreq: changefreq.optional(),
    priority: priority.optional(),
    /** The same page in all locales: language → absolute URL. Not part of the site format. */
    alternates: z.record(z.string(), z.string()).optional(),
  }),
);

/** One page in a sitemap. */
export type SitemapItem = z.output<typeof sitemapItemsSchema>[number];

export interface CreateSitemapItemsParams {
  siteConfig: SiteConfig;
  /** Routes of pages that may be listed, without parent routes. */
  routes: readonly RouteConfig[];
}

export type CreateSitemapItemsFn = (params: CreateSitemapItemsParams) => Promise<SitemapItem[]>;

export type CreateSitemapItemsOption = (
  params: CreateSitemapItemsParams & { defaultCreateSitemapItems: CreateSitemapItemsFn },
) => Promise<SitemapItem[]> | SitemapItem[];

export const sitemapOptionsSchema = z.strictObject({
  filename: z
    .string()
    .regex(/^(?!\/|.*\.\.).+\.xml$/, 'must be the name of a file below the output folder that ends in ".xml"')
    .default('sitemap.xml'),
  lastmod: z.enum(['date', 'datetime']).nullable().default(null),
  changefreq: changefreq.default('weekly'),
  priority: priority.default(0.5),
  /** Globs of permalinks, base URL included. */
  ignorePatterns: z.array(z.string()).default([]),
  createSitemapItems: z
    .custom<CreateSitemapItemsOption>((value) => typeof value === 'function', 'must be a function')
    .optional(),
  /** Not part of the site format: whether items name the same page in other locales, which heads of pages do anyway. */
  alternates: z.boolean().default(false),
  cacheTime: removedOption('It had no effect: remove it.'),
  trailingSlash: removedOption((value) => `Set it for the whole site, beside "url": trailingSlash: ${value}.`),
});

export type SitemapOptions = z.output<typeof sitemapOptionsSchema> & { id: string };
