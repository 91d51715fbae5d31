/** Finds the locale to which a URL without a page belongs, when the server shows another locale. */
import type { LocaleData } from '../../../shared/render.js';

export function otherLocale(
  pathname: string,
  { currentLocale, localeConfigs }: Pick<LocaleData, 'currentLocale' | 'localeConfigs'>,
): string | undefined {
  const found = Object.entries(localeConfigs)
    .filter(([, { baseUrl }]) => `${pathname}/`.startsWith(baseUrl))
    // Longest first, because the default locale's base URL is a prefix of all others.
    .toSorted(([, a], [, b]) => b.baseUrl.length - a.baseUrl.length)[0]?.[0];
  return found === currentLocale ? undefined : found;
}
