/**
 * What server, build and browser agree on about islands: the words for how a page hydrates and when an island does, and
 * what is known of each. The comments that mark islands in a page are in `shared/marks/`.
 */

/**
 * How a page hydrates, from least to most:
 * `static`: not at all; `islands`: React runs for the islands, all else is adopted as it stands; `adopted`: the
 * shell is React, the HTML of the content is adopted; `full`: everything is React.
 */
export type HydrationMode = 'static' | Hydration;

/** What a site or a page may ask for: option `hydration`, front matter `hydration`. */
export type Hydration = (typeof HYDRATIONS)[number];

export const HYDRATIONS = ['islands', 'adopted', 'full'] as const;

/**
 * When an island makes the page hydrate. Touching one always does.
 * `load`: at once, because it has effects and wraps the page; `visible`: when it comes near the viewport;
 * `key`: as `event`, and on keys anywhere, since it listens for a shortcut; `event`: on the first pointer, key or focus; `none`: never by itself, it only lends context to others.
 */
export type IslandWhen = 'load' | 'visible' | 'key' | 'event' | 'none';

/** From what waits longest to what waits least. */
const EAGERNESS: readonly IslandWhen[] = ['none', 'event', 'key', 'visible', 'load'];

/** The one of the two that waits less: an island hydrates as early as anything that it renders needs to. */
export function sooner(one: IslandWhen, other: IslandWhen): IslandWhen {
  return EAGERNESS.indexOf(one) < EAGERNESS.indexOf(other) ? other : one;
}

/** Names under which `devalue` keeps what JSON lacks. */
export const PROP_TYPES = {
  /** A node that static code made: its number. */
  slot: 'Slot',
  /** A component as a value: `{ url, name }`. */
  component: 'Component',
  /** An element that an island wants to look into: `{ type: string | { url, name }, props, key }`. */
  element: 'Element',
} as const;

/** A component of the site, as the bundler's transform tells the server of it. */
export interface ComponentFacts {
  /** Its module, as people write it: path from the site's folder, or name of the package. */
  module: string;
  /** Name under which the client's module exports it. */
  name: string;
  line: number;
  /** Set when analysis says that it needs the browser. */
  island?: IslandReason;
  /** Whether it looks into its children (`Children.map`, `cloneElement` …). */
  introspects?: boolean;
}

export interface IslandReason {
  when: IslandWhen;
  /** Why, in words that complete "it …": `calls useState`, `has onClick on <button>`. */
  why: string;
  /** Where, as `path:line`. */
  at: string;
}

/** An island of a rendered page, for reports: `dactyl why`, the debug pages. */
export interface IslandReport extends IslandReason {
  module: string;
  name: string;
  line: number;
  /** Who found it: the analysis, or rendering, which then promoted it. */
  foundBy: 'analysis' | 'rendering' | 'option';
  /** Length of its mark in the page, characters. */
  size: number;
  /** Region that it stands in. */
  region?: string;
}

/** A file of the browser's bundle, with what it imports. */
export interface ClientFile {
  url: string;
  preload: string[];
  /** Keys of the Markdown that its code imports, see `ImportedContent`. */
  markdown?: string[];
}

/** URLs of a bundle for the browser. */
export interface ClientUrls {
  /** The file with React. */
  hydrate: string;
  watch: string;
  /** What runs the site's client modules, when it has any. */
  clientModules?: ClientFile;
  /** By what `RenderServices.clientFile` is asked for. */
  modules: Record<string, ClientFile>;
}
