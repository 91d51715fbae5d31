/** An error that a person can mend: it prints without a stack. Any other error is our bug. */

export interface SiteErrorDetails {
  /** Absolute path of the file to look at. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** Key in the configuration or front matter, e.g. `themeConfig.navbar.items[0].type`. */
  key?: string;
  /** What to do: a full sentence. */
  hint?: string;
  /** A path of the documentation that tells more, e.g. `/docs/configuration`. */
  docs?: string;
  /** Name of the plugin that was at work. */
  plugin?: string;
  cause?: unknown;
}

export class SiteError extends Error {
  readonly details: SiteErrorDetails;

  constructor(message: string, details: SiteErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'SiteError';
    this.details = details;
  }
}

/** Several errors of one stage, reported together, grouped by file. */
export class SiteErrors extends Error {
  readonly errors: readonly SiteError[];

  constructor(errors: readonly SiteError[]) {
    super(`${errors.length} errors`);
    this.name = 'SiteErrors';
    this.errors = errors;
  }
}

/** In the order of files and lines: work that runs side by side finds them in any order. */
export function sortByPlace(errors: readonly SiteError[]): SiteError[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return errors.toSorted(
    ({ details: a }, { details: b }) =>
      compare(a.file ?? '\uFFFF', b.file ?? '\uFFFF') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Throws when there is something to throw: one error as it is, several together. */
export function throwAll(errors: readonly SiteError[]): void {
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new SiteErrors(errors);
}
