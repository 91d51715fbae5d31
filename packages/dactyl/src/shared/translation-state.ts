/**
 * How a page of a locale stands to its source, the page of the default locale. Only pages that readers should be
 * told about have one: a page whose translation is up to date, or of which nothing is known, has none.
 */
export type TranslationState =
  /** The locale shows the file of the default locale. */
  | { status: 'missing' }
  /** The source has changed since the day on which it was translated, as in `2026-11-21`. */
  | { status: 'outdated'; translatedAt: string };
