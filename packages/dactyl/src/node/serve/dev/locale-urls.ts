/** Which URLs belong to which locale of the site. */
import type { PagesOfLocale } from '../../bundle/page-messages.js';
import type { LocaleData } from '../../../shared/render.js';

type Locales = Pick<LocaleData, 'currentLocale' | 'localeConfigs'>;

/** The locale to which a URL belongs, when it is another than the current one. */
export function otherLocale(pathname: string, { currentLocale, localeConfigs }: Locales): string | undefined {
  const found = Object.entries(localeConfigs)
    .filter(([, { baseUrl }]) => `${pathname}/`.startsWith(baseUrl))
    // Longest first, because the default locale's base URL is a prefix of all others.
    .toSorted(([, a], [, b]) => b.baseUrl.length - a.baseUrl.length)[0];
  // Locales with a host of their own may have the same base URL.
  const isCurrent = found?.[1].baseUrl === localeConfigs[currentLocale]?.baseUrl;
  return isCurrent ? undefined : found?.[0];
}

export function pagesOfLocale({ currentLocale, localeConfigs }: Locales): PagesOfLocale {
  const below = localeConfigs[currentLocale]?.baseUrl ?? '/';
  const others = Object.values(localeConfigs).map(({ baseUrl }) => baseUrl);
  return { below, except: others.filter((url) => url !== below && url.startsWith(below)) };
}
