/**
 * State of a page's translation, compared with its source, the page of the default locale. Only pages that readers
 * should be warned about have one: it is missing where the translation is up to date or its age is unknown.
 */
export type TranslationState =
  /** The locale shows the file of the default locale, or that of `locale`, one of its fallbacks. */
  | { status: 'missing'; locale?: string }
  /** The source has changed since the day on which it was translated, as in `2026-11-21`. */
  | { status: 'outdated'; translatedAt: string };
