/** A module whose components the server's bundle has passed to `markComponent`; stored in the manifest. */
export interface ComponentModule {
  /** Name of the module for people: a path from the site's folder, or an import specifier. */
  module: string;
  /** Absolute file; missing for a package. */
  file?: string;
  /** Whether that file is written in CommonJS. */
  isCommonJs?: boolean;
  /**
   * For a package that only its importer can resolve, such as a dependency of a theme: that importer, absolute.
   */
  from?: string;
  /** Names under which the browser's module exports the components. */
  names: string[];
  /** Whether analysis has found a component in it that needs the browser. */
  interactive: boolean;
}
