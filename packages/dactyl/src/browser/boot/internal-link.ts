import type { BootSettings } from '../../shared/boot-settings.js';
import { isFilePathname } from '../../shared/url.js';

/** Selects links that navigation may follow. The browser follows all others. */
export const LINK = 'a[href]:not([target]:not([target=_self]),[download],[data-no-navigation],[data-alternate])';

/** Whether a pathname can be a page: below the base URL, not in another locale, and no file. */
export function isPagePathname(
  pathname: string,
  { baseUrl, otherBaseUrls = [] }: Pick<BootSettings, 'baseUrl' | 'otherBaseUrls'>,
): boolean {
  const isBelow = (base: string) => `${pathname}/`.startsWith(base);
  return isBelow(baseUrl) && !otherBaseUrls.some(isBelow) && !isFilePathname(pathname);
}
