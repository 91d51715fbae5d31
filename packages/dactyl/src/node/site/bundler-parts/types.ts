/**
 * What a site's plugins configure in webpack, in a bundler-independent form. There is one set for the server's
 * bundle and one for the browser's, because hooks are called once for each.
 */

export interface BundlerParts {
  /** The first alias that matches counts. */
  aliases: Alias[];
  /** Aliases that apply only when an import cannot be resolved otherwise. */
  fallbacks: Alias[];
  /** Additional absolute folders in which packages are searched. */
  folders: string[];
  /** Endings that imports may leave out, besides the usual ones: `.web.js`. */
  extensions: string[];
  /** Expression → replacement code. */
  define: Record<string, string>;
  /** Global name → the module, or module and export, that provides it. */
  provide: Record<string, string | [module: string, name: string]>;
  /** Imports that are redirected. */
  replacements: Replacement[];
  /** How matching files are imported; the last matching rule counts. */
  files: FileRule[];
  /** Options of Sass. */
  sass: Record<string, unknown>;
  /** Files that are copied to the output. */
  copies: Copy[];
  /** Language of the Monaco editor → module of its worker: `vs/language/json/json.worker`. */
  editorWorkers: Record<string, string>;
}

export interface Alias {
  name: string;
  /** Whether only the exact name is replaced, and not paths below it. */
  isExact: boolean;
  /** A module, a file or a folder; `false` stands for an empty module. */
  target: string | false;
}

export interface Replacement {
  request: RegExp;
  /** Pattern for the folder of the importing file. */
  context?: RegExp;
  /** Returns the new request; `undefined` keeps the original one. */
  replace: (request: { request: string; context: string }) => string | false | undefined;
}

export interface FileRule {
  matches: (file: string, query: string) => boolean;
  /** Text form of the conditions, which identifies the rule. */
  text: string;
  form: FileForm;
}

/**
 * What a file is imported as: its text, a URL, data, nothing, or the output of loaders, which run from last to
 * first.
 */
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

/** Settings for both sides, and the names of what has no counterpart. */
export interface SiteBundlerParts {
  server: BundlerParts;
  client: BundlerParts;
  /** Identifies all settings in cache keys. */
  key: string;
  /** Runs the plugins that act before a build. */
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
