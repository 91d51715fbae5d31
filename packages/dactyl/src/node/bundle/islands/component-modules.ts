/** A module whose components the server's bundle has passed to `markComponent`; stored in the manifest. */
export interface ComponentModule {
  /** Its name for people: path from the site's folder, or an import specifier. */
  module: string;
  /** Absolute; absent for a package. */
  file?: string;
  /** Whether that file is written in CommonJS. */
  isCommonJs?: boolean;
  /**
   * For a package that only its importer can resolve, such as a dependency of a theme: that importer, absolute.
   */
  from?: string;
  /** Names under which the browser's module exports them. */
  names: string[];
  /** Whether analysis found one that needs the browser. */
  interactive: boolean;
}
