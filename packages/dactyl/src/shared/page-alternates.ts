/** Keys among the alternates of a page that are neither a locale nor a version. None of them can be a language tag. */

/** Permalink, or address, of the page that search engines are to list instead of this one. */
export const CANONICAL = 'canonical';

/** Names of the locales, with spaces between them, that show this page in the language of its source. */
export const UNTRANSLATED = 'untranslated';
