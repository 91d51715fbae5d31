/** An error that a user can fix: it prints without a stack. Any other error is our bug. */
import { definedProps } from '../../shared/defined-props.js';

export interface SiteErrorDetails {
  /** Absolute path of the file to look at. */
  file?: string;
  /** 1-based. */
  line?: number;
  /** 1-based. */
  column?: number;
  /** Key in the configuration or front matter, e.g. `themeConfig.navbar.items[0].type`. */
  key?: string;
  /** How to fix the mistake, as a full sentence. */
  hint?: string;
  /** Path of the documentation page with details, e.g. `/docs/configuration`. */
  docs?: string;
  /** Name of the plugin that was running. */
  plugin?: string;
  cause?: unknown;
}

export class SiteError extends Error {
  readonly details: SiteErrorDetails;

  constructor(message: string, details: SiteErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = 'SiteError';
    // What a caller does not know may be `undefined`; it must not hide what another knows when details are merged.
    this.details = definedProps(details);
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

/** Sorts by file and line, because concurrent work finds errors in any order. */
export function sortByPlace(errors: readonly SiteError[]): SiteError[] {
  const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
  return errors.toSorted(
    ({ details: a }, { details: b }) =>
      compare(a.file ?? '\uFFFF', b.file ?? '\uFFFF') ||
      (a.line ?? 0) - (b.line ?? 0) ||
      (a.column ?? 0) - (b.column ?? 0),
  );
}

/** Throws one error as it is, several together; does nothing for an empty list. */
export function throwAll(errors: readonly SiteError[]): void {
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new SiteErrors(errors);
}
