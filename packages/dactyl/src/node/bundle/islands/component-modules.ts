/** A module whose components the bundle for the server has handed to `markComponent`, as a manifest keeps it. */
export interface ComponentModule {
  /** Its name for people: path from the site's folder, or an import specifier. */
  module: string;
  /** Absolute; absent for a package. */
  file?: string;
  /** Whether that file is written in CommonJS. */
  isCommonJs?: boolean;
  /** Of a package that only its importer sees, such as a theme that brings it along: that module, absolute. */
  from?: string;
  /** Names under which the browser's module exports them. */
  names: string[];
  /** Whether analysis found one that needs the browser. */
  interactive: boolean;
}
