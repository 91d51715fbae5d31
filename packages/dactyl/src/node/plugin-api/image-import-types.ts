/** What a plugin may make of images that code and Markdown import. Part of the plugin contract, see `types.ts`. */
import type { JsonObject } from '../../shared/json.js';

/**
 * Images that code and Markdown import, where they become something else than a URL.
 * Not part of the site format; experimental.
 */
export interface unstable_ImageImports {
  /** Hash of all that decides over what comes out, besides the images. */
  key: string;
  /** Whether this image (absolute) is one of them. */
  handles(file: string): boolean;
  /** Makes files that are not there yet. `toUrl` says where a reader will find one. */
  load(file: string, toUrl: (made: unstable_MadeFile) => string): Promise<unstable_ImportedImage>;
}

/** A file for the output. */
export interface unstable_MadeFile {
  /** Below the output folder, POSIX. */
  name: string;
  /** Absolute. */
  file: string;
}

export interface unstable_ImportedImage {
  /** What the import gives. */
  value: JsonObject;
  /** What it is as text, for code that expects a URL. */
  url: string;
  files: unstable_MadeFile[];
}
