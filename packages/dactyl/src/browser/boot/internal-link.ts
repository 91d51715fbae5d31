import type { BootSettings } from '../../shared/boot-settings.js';
import { isFilePathname } from '../../shared/url.js';

/** Links that navigation may follow. All others are the browser's. */
export const LINK = 'a[href]:not([target]:not([target=_self]),[download],[data-no-navigation],[data-alternate])';

/** Whether a pathname can be a page: below the base URL, not in another locale, and no file. */
export function isPagePathname(
  pathname: string,
  { baseUrl, otherBaseUrls = [] }: Pick<BootSettings, 'baseUrl' | 'otherBaseUrls'>,
): boolean {
  const isBelow = (base: string) => `${pathname}/`.startsWith(base);
  return isBelow(baseUrl) && !otherBaseUrls.some(isBelow) && !isFilePathname(pathname);
}
