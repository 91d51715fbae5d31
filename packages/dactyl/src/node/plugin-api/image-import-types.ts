/** What a plugin may make of images that code and Markdown import. Part of the plugin contract, see `types.ts`. */
import type { JsonObject } from '../../shared/json.js';

/**
 * Images imported by code and Markdown that become more than a URL. Not part of the site format; experimental.
 */
export interface unstable_ImageImports {
  /** Hash of everything that determines the result, except the images themselves. */
  key: string;
  /** Whether the plugin handles this image (absolute path). */
  handles(file: string): boolean;
  /** Creates the files that do not exist yet. `toUrl` returns the URL under which a reader will find one. */
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
  /** The value of the import. */
  value: JsonObject;
  /** The value converted to text, for code that expects a URL. */
  url: string;
  files: unstable_MadeFile[];
}
