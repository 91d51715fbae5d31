/**
 * What plugins of a site ask of webpack, in words that another bundler understands. One set for the bundle of the server,
 * one for those of the browser, because hooks are asked for each.
 */

export interface BundlerParts {
  /** The first that fits counts. */
  aliases: Alias[];
  /** Like aliases, for what is not found otherwise. */
  fallbacks: Alias[];
  /** Absolute folders in which packages are looked for as well. */
  folders: string[];
  /** Endings that imports may leave out, besides the usual ones: `.web.js`. */
  extensions: string[];
  /** Expression → code in its place. */
  define: Record<string, string>;
  /** Free name → module, or module and export. */
  provide: Record<string, string | [module: string, name: string]>;
  /** Imports that lead elsewhere. */
  replacements: Replacement[];
  /** What files are imported as; the last that fits counts. */
  files: FileRule[];
  /** Options of Sass. */
  sass: Record<string, unknown>;
  /** Files that come into the output. */
  copies: Copy[];
  /** Language of the Monaco editor → module of its worker: `vs/language/json/json.worker`. */
  editorWorkers: Record<string, string>;
}

export interface Alias {
  name: string;
  /** Whether paths below the name are other modules. */
  isExact: boolean;
  /** A module, a file or a folder; `false` stands for an empty module. */
  target: string | false;
}

export interface Replacement {
  request: RegExp;
  /** Of the importing file's folder. */
  context?: RegExp;
  /** `undefined` leaves the setting as it was. */
  replace: (request: { request: string; context: string }) => string | false | undefined;
}

export interface FileRule {
  matches: (file: string, query: string) => boolean;
  /** The conditions in words, by which two rules can be told apart. */
  text: string;
  form: FileForm;
}

/** What a file becomes: its text, an address, data, nothing, or what loaders make of it, first the last. */
export type FileForm =
  | { kind: 'raw' | 'url' | 'inline' | 'yaml' | 'nothing' }
  | { kind: 'data'; parse: (text: string) => unknown }
  | { kind: 'loaders'; loaders: Loader[] };

export interface Loader {
  /** Absolute file, or the name of a package. */
  loader: string;
  options?: unknown;
}

export interface Copy {
  /** Absolute folder or file, or a pattern below `context`. */
  from: string;
  context: string;
  /** Below the output folder. */
  to: string;
  ignore: string[];
}

/** Those of both sides, and what has no counterpart. */
export interface SiteBundlerParts {
  server: BundlerParts;
  client: BundlerParts;
  /** Stands for all of it in keys of caches. */
  key: string;
  /** Runs what plugins want to be done before a build. */
  runEarly(): Promise<void>;
}

export function noParts(): BundlerParts {
  return {
    aliases: [],
    fallbacks: [],
    folders: [],
    extensions: [],
    define: {},
    provide: {},
    replacements: [],
    files: [],
    sass: {},
    copies: [],
    editorWorkers: {},
  };
}
