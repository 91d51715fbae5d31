/**
 * What `$app`, the island that is a whole page, gets from the server: the chain of routes as data. Components and
 * Markdown stand in it by name; both sides turn the names into what they stand for.
 */
import type { TocItem } from '../../shared/toc.js';
import type { JsonObject } from '../../shared/json.js';
import type { RouteLevel } from '../../shared/render.js';

/** Props in the mark of `$app`. */
export interface AppProps {
  /** Permalink, with the base URL. */
  pathname: string;
  alternates: Record<string, string>;
  /** `props` hold a `ContentReference` where the server has a `ContentModule`. */
  levels: RouteLevel[];
}

/** A Markdown file in the props of a level: everything but its body. */
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
  /** What else the file exports, as far as it can be written. */
  exports?: Record<string, unknown>;
}

/** A value that many pages share, in a file of its own. */
export interface SharedValue {
  /** Its module, see `node/pipeline/client-data.ts`. */
  $shared: string;
}

/** What stands for something that has to be loaded. */
export interface PropLoaders {
  /** A value that many pages share; only the browser meets any. */
  shared?(url: string): unknown;
  /** A Markdown file. */
  content(value: object): unknown;
  /** A module that a plugin named as a prop; its request. */
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

/** Dates and the like stay as they are. */
function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A module as a prop: its default export, with the other exports copied onto it where that is possible. */
export function moduleProp({ default: main, ...others }: Record<string, unknown>): unknown {
  return typeof main === 'function' || (typeof main === 'object' && main !== null) ? Object.assign(main, others) : main;
}
