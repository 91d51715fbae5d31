/**
 * Settings of the search. Input: `themeConfig.search`, the options of the theme, or both. Output: one object with all
 * defaults. Also the schema of `search` in front matter.
 */
import * as z from 'zod';
import { parseOptions } from '../../../node/config/problems.js';
import { searchBoost } from '../../../node/content/front-matter-fields.js';
import { definedProps } from '../../../shared/defined-props.js';
import type { Json, JsonObject } from '../../../shared/json.js';
import { externalUrlRegex, records, replaceSearchResultPathname, searchPagePath } from './search-options.js';

const text = z.string().min(1);

/** Schema of the settings. A test compares the website's table of options with it. */
export const searchOptionsSchema = z.strictObject({
  searchPagePath,
  contextualSearch: z.boolean().default(true),
  externalUrlRegex,
  replaceSearchResultPathname,
  missingResultsUrl: text.optional(),
  synonyms: z.array(z.array(text).min(2)).default([]),
  pins: z.array(z.strictObject({ queries: z.array(text).min(1), url: text })).default([]),
  exclude: z.array(text).default([]),
  hooks: text.optional(),
  pageHook: text.optional(),
  records,
  boost: z.record(text, searchBoost).default({}),
  federate: z
    .array(
      z.strictObject({
        name: text,
        url: z
          .url({
            protocol: /^https?$/,
            error: 'must be the address of a site, such as "https://sdk.example.com/docs/"',
          })
          .transform((url) => url.replace(/\/?$/, '/')),
      }),
    )
    .default([]),
  external: z
    .array(
      z.strictObject({
        title: text,
        url: z.url({ protocol: /^https?$/, error: 'must be an address such as "https://example.com/page"' }),
        description: z.string().optional(),
        keywords: z.array(text).optional(),
        category: text.optional(),
      }),
    )
    .default([]),
});

export type SearchSettings = z.output<typeof searchOptionsSchema>;

/** The part of the settings that pages and the dialog need. */
export type BrowserSettings = Pick<
  SearchSettings,
  'contextualSearch' | 'externalUrlRegex' | 'replaceSearchResultPathname' | 'missingResultsUrl'
> & { searchPagePath?: string; federate?: SearchSettings['federate'] };

/** Checks `themeConfig.search` if it is an object; returns only the settings that are given. */
export function checkThemeConfig(search: Json | undefined, configFile?: string): Partial<SearchSettings> {
  if (search === undefined || typeof search === 'boolean') return {};
  const settings = parseOptions(searchOptionsSchema, search, { key: 'themeConfig.search', ...place(configFile) });
  const given = Object.entries(settings).filter(([name]) => Object.hasOwn(Object(search), name));
  return Object.fromEntries(given);
}

/** Merges both, already checked. A key of `themeConfig.search` takes precedence over the theme's option. */
export function readSearchSettings({ search }: JsonObject, options: Record<string, unknown> = {}): SearchSettings {
  const ofConfig = typeof search === 'object' ? search : {};
  // The cast: both came from the schema.
  return { ...searchOptionsSchema.parse({}), ...options, ...ofConfig } as SearchSettings;
}

function place(configFile: string | undefined): { configFile?: string; docs: string } {
  return { configFile: configFile || undefined, docs: '/docs/search' };
}

export function browserSettings(settings: SearchSettings): BrowserSettings {
  const { searchPagePath: page, contextualSearch, missingResultsUrl, federate } = settings;
  const { externalUrlRegex: external, replaceSearchResultPathname: replaced } = settings;
  return definedProps({
    contextualSearch,
    searchPagePath: page || undefined,
    externalUrlRegex: external || undefined,
    replaceSearchResultPathname: replaced,
    missingResultsUrl: missingResultsUrl || undefined,
    federate: federate.length > 0 ? federate : undefined,
  });
}
