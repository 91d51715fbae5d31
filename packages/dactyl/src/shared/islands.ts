/**
 * What server, build and browser agree on about islands: the names for how a page hydrates and when an island
 * hydrates. The comments that mark islands in a page are in `shared/marks/`.
 */

/**
 * How a page hydrates, from the least React to the most:
 * - `static`: not at all;
 * - `islands`: React runs the islands, and adopts all other HTML as it is;
 * - `adopted`: React renders the shell, and adopts the HTML of the content;
 * - `full`: React renders everything.
 */
export type HydrationMode = 'static' | Hydration;

/** What a site or a page may ask for: option `hydration`, front matter `hydration`. */
export type Hydration = (typeof HYDRATIONS)[number];

export const HYDRATIONS = ['islands', 'adopted', 'full'] as const;

/**
 * What makes an island hydrate the page, besides being touched, which always does:
 * - `load`: the page is there;
 * - `idle`: the browser is idle for the first time; for islands with effects that wrap the page;
 * - `visible`: the island comes near the viewport;
 * - `key`: as `event`, and a key pressed anywhere, because the island listens for a shortcut;
 * - `event`: the first pointer, key or focus event in the island;
 * - `none`: nothing; the island only provides context to others.
 */
export type IslandWhen = 'load' | 'idle' | 'visible' | 'key' | 'event' | 'none';

/** Sorted from the island that waits longest to the one that waits least. */
const EAGERNESS: readonly IslandWhen[] = ['none', 'event', 'key', 'visible', 'idle', 'load'];

/** Returns the one that waits less: an island hydrates as early as anything that it renders needs to. */
export function sooner(one: IslandWhen, other: IslandWhen): IslandWhen {
  return EAGERNESS.indexOf(one) < EAGERNESS.indexOf(other) ? other : one;
}

/** What `<Hydrate when>` may say, and what makes an island hydrate then; `never` makes no island. */
export const HYDRATE_WHEN = {
  load: 'load',
  idle: 'idle',
  visible: 'visible',
  interaction: 'event',
  never: 'never',
} as const satisfies Record<string, IslandWhen | 'never'>;

/** Names of the types by which `devalue` writes values that JSON cannot hold. */
export const PROP_TYPES = {
  /** The number of a React node that static code made. */
  slot: 'Slot',
  /** A component as a prop: `{ url, name }`. */
  component: 'Component',
  /** An element whose type and props an island reads: `{ type: string | { url, name }, props, key }`. */
  element: 'Element',
} as const;

/** What the bundler's transform tells the server about a component of the site. */
export interface ComponentFacts {
  /** Module of the component, as people write it: a path from the site's folder, or the name of a package. */
  module: string;
  /** Name under which the client's module exports it. */
  name: string;
  line: number;
  /** Set when analysis finds that the component needs the browser. */
  island?: IslandReason;
  /** Whether the component inspects its children (`Children.map`, `cloneElement` …). */
  introspects?: boolean;
}

export interface IslandReason {
  when: IslandWhen;
  /** The reason, in words that complete "it …": `calls useState`, `has onClick on <button>`. */
  why: string;
  /** Place of the reason in the source, as `path:line`. */
  at: string;
}

/** An island of a rendered page, for reports: `dactyl why`, the debug pages. */
export interface IslandReport extends IslandReason {
  module: string;
  name: string;
  line: number;
  /** How the island was found: by analysis, by rendering, which then promoted it, or by an option of its author. */
  foundBy: 'analysis' | 'rendering' | 'option';
  /** What its author says by `<Hydrate>`: `when` is then theirs, and `media` what the browser waits for first. */
  chosen?: { when: boolean; media?: string };
  /** Length in characters of the island's mark in the page. */
  size: number;
  /** Region that the island is in. */
  region?: string;
}

/** A file of the browser's bundle, and the files that it imports. */
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
  /** Files by the names that `RenderServices.clientFile` is asked for. */
  modules: Record<string, ClientFile>;
}
