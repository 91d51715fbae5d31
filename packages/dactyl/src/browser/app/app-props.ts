/**
 * Props of `$app`, the island that is a whole page: the server sends the chain of routes as data, in which
 * components and Markdown are named; server and browser each resolve the names.
 */
import type { TocItem } from '../../shared/toc.js';
import type { JsonObject } from '../../shared/json.js';
import type { RouteLevel } from '../../shared/render.js';

/** Props in the mark of `$app`. */
export interface AppProps {
  /** Permalink, with the base URL. */
  pathname: string;
  alternates: Record<string, string>;
  /** Like the server's props, with a `ContentReference` in place of each `ContentModule`. */
  levels: RouteLevel[];
}

/** A Markdown file in the props of a level, without its body. */
export interface ContentReference {
  /** Its HTML in the page: `<!--adopt:ID-->`. */
  $content: string;
  /** Its module, when it runs in the browser. */
  url?: string;
  frontMatter: JsonObject;
  metadata: JsonObject;
  assets: JsonObject;
  contentTitle: string | undefined;
  toc: TocItem[];
  /** Further exports of the file, as far as they can be serialised. */
  exports?: Record<string, unknown>;
}

/** A value that many pages share, stored in a separate file. */
export interface SharedValue {
  /** Its module, see `node/pipeline/client-data.ts`. */
  $shared: string;
}

/** Functions that load what is named in the props. */
export interface PropLoaders {
  /** Loads a value that many pages share; only used in the browser. */
  shared?(url: string): unknown;
  /** A Markdown file. */
  content(value: object): unknown;
  /** Loads a module that a plugin passed as a prop, by its request. */
  module(request: string): unknown;
}

/** Props of a level with everything in them loaded, at any depth. */
export async function loadProps(
  props: Record<string, unknown>,
  loaders: PropLoaders,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    Object.entries(props).map(async ([name, value]) => [name, await loadValue(value, loaders)] as const),
  );
  return Object.fromEntries(entries);
}

async function loadValue(value: unknown, loaders: PropLoaders): Promise<unknown> {
  if (Array.isArray(value)) return Promise.all(value.map((item) => loadValue(item, loaders)));
  if (!isPlainObject(value)) return value;
  if (loaders.shared && '$shared' in value) return loaders.shared(String(value.$shared));
  if ('$content' in value) return loaders.content(value);
  if ('$module' in value) return loaders.module(String(value.$module));
  return loadProps(value, loaders);
}

/** Other objects, such as dates, are not traversed. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A module as a prop: its default export, with the other exports copied onto it where that is possible. */
export function moduleProp({ default: main, ...others }: Record<string, unknown>): unknown {
  return typeof main === 'function' || (typeof main === 'object' && main !== null) ? Object.assign(main, others) : main;
}
