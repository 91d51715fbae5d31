/**
 * A mistake in a site's components or configuration that only shows while rendering. The build prints it like every
 * error that its reader can fix; `details` has the shape of `SiteErrorDetails`.
 */
export class UsageError extends Error {
  readonly details: { hint?: string; key?: string };

  constructor(message: string, details: { hint?: string; key?: string } = {}) {
    super(details.hint ? `${message}\n${details.hint}` : message);
    this.name = 'UsageError';
    this.details = details;
  }
}

/** `a, b, c`, or a word for an empty list. */
export function listNames(names: readonly string[]): string {
  return names.length > 0 ? names.join(', ') : 'none';
}
