/** Schema of `themeConfig.algolia`. Unknown keys are kept, because sites set options of their own dialogs there. */
import * as z from 'zod';
import { externalUrlRegex, records, replaceSearchResultPathname, searchPagePath } from '../node/search-options.js';

const text = z.string().min(1);

/** A test compares the website's table of options with it. */
export const algoliaSchema = z.looseObject({
  appId: text,
  apiKey: text,
  indexName: text,
  contextualSearch: z.boolean().default(true),
  searchParameters: z.looseObject({}).default({}),
  searchPagePath,
  externalUrlRegex,
  replaceSearchResultPathname,
  placeholder: text.optional(),
  insights: z.boolean().optional(),
  /** Not part of the site format: origins that answer in place of Algolia's. */
  hosts: z.array(text.refine(isOrigin, 'must be an origin such as "https://example.com"')).min(1).optional(),
  /** Not part of the site format, where it is a function, which cannot be sent to the browser. */
  missingResultsUrl: text.optional(),
  /** Not part of the site format, where a crawler makes them. */
  records,
});

export const algoliaThemeConfigSchema = z.looseObject({ algolia: algoliaSchema });

export type AlgoliaOptions = z.output<typeof algoliaSchema>;

function isOrigin(address: string): boolean {
  return /^https?:\/\/[^/\s]+$/.test(address);
}
