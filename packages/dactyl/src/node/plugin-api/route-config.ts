/** Routes as plugins add them: a part of the plugin contract, see `types.ts`. */
import type { Hydration } from '../../shared/islands.js';
import type { JsonObject } from '../../shared/json.js';

/** A module path, a path with a query, or a nesting of these. */
export type RouteModule =
  | string
  | { __import: true; path: string; query?: Record<string, string> }
  | RouteModule[]
  | { [key: string]: RouteModule };

export interface RouteListing {
  priority?: number | undefined;
  changefreq?: 'always' | 'hourly' | 'daily' | 'weekly' | 'monthly' | 'yearly' | 'never' | undefined;
}

export interface RouteConfig {
  path: string;
  component: string;
  exact?: boolean;
  strict?: boolean;
  routes?: RouteConfig[];
  modules?: Record<string, RouteModule>;
  props?: JsonObject;
  context?: Record<string, RouteModule>;
  priority?: number;
  /**
   * `hydration`: what the page asks for, instead of the option of the site. `alternates`: where links with
   * `data-alternate="KEY"` lead on this page and those below it. `records`: names of props, such as `version.docs`, that hold
   * one entry for each of many pages below this route. A page below it depends on the entries that it reads while it is
   * rendered, and on the keys; where components keep entries in variables of modules, leave this out. `recordTexts`: names of fields in entries, at any depth, such as
   * `label`: a page depends only on those that it has read. `canonical`: permalink of
   * the page that search engines are to list instead. `isUntranslated`: whether it shows the source, because the locale has no
   * translation; `shownLocale`: then the fallback whose text it shows instead. `listing`: how lists for search engines name it, `false` for not at all.
   * `twin`: whether it is written as Markdown, too, although its text is no module `content`.
   */
  metadata?: {
    sourceFilePath?: string;
    lastUpdatedAt?: number;
    hydration?: Hydration;
    alternates?: Record<string, string>;
    records?: string[];
    recordTexts?: string[];
    canonical?: string;
    isUntranslated?: boolean;
    shownLocale?: string;
    listing?: RouteListing | false;
    twin?: boolean;
  };
  [attribute: string]: unknown;
}
