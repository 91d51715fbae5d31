/** What reads pages for a plugin while a build makes them. Part of the plugin contract, see `types.ts`. Not part of the site format; experimental. */
import type { JsonObject } from '../../shared/json.js';

/** Where a reader is. Plain data, because pages are made in threads. */
export interface unstable_PageReaderAddress {
  /** URL of a module of the type `unstable_PageReaderModule`. */
  module: string;
  options: JsonObject;
}

export interface unstable_PageReaderModule {
  createPageReader(options: JsonObject): unstable_PageReader;
}

/** Called with each page that is made, not with pages that are kept from the last build. Returns what it has found, as a text. */
export type unstable_PageReader = (page: unstable_MadePage) => string | undefined;

export interface unstable_MadePage {
  pathname: string;
  /** The document, as it stands in its file. */
  html: string;
  noIndex: boolean;
}

/** What the reader of a plugin has found. */
export interface unstable_PageReadings {
  /** Each page once, because the texts of a large site would take much memory otherwise. */
  take(pathname: string): unstable_PageReading | undefined;
}

export interface unstable_PageReading {
  text: string;
  /** Size of the page's file and milliseconds since 1970, when it was written; another plugin may have changed it since. */
  size: number;
  modified: number;
}
