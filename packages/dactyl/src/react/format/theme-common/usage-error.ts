/**
 * A mistake in a site's components or configuration that shows only while rendering. The build prints it
 * like every error that a person can mend; `details` has the shape of `SiteErrorDetails`.
 */
export class UsageError extends Error {
  readonly details: { hint?: string; key?: string };

  constructor(message: string, details: { hint?: string; key?: string } = {}) {
    super(details.hint ? `${message}\n${details.hint}` : message);
    this.name = 'UsageError';
    this.details = details;
  }
}

/** `a, b, c`, or a word for nothing. */
export function listNames(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'none';
}
