/** The address of no page → the locale that it belongs to, when the server shows another one. */
import type { LocaleData } from '../../../shared/render.js';

export function otherLocale(
  pathname: string,
  { currentLocale, localeConfigs }: Pick<LocaleData, 'currentLocale' | 'localeConfigs'>,
): string | undefined {
  const found = Object.entries(localeConfigs)
    .filter(([, { baseUrl }]) => `${pathname}/`.startsWith(baseUrl))
    // That of the default locale is the beginning of all others.
    .toSorted(([, a], [, b]) => b.baseUrl.length - a.baseUrl.length)[0]?.[0];
  return found === currentLocale ? undefined : found;
}
