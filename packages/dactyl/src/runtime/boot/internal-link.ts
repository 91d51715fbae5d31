import type { BootSettings } from '../../shared/boot-settings.js';

/** Links that navigation may follow. All others are the browser's. */
export const LINK = 'a[href]:not([target]:not([target=_self]),[download],[data-no-navigation],[data-alternate])';

/** Whether a pathname can be a page: below the base URL, not in another locale, and no file. */
export function isPagePathname(
  pathname: string,
  { baseUrl, otherBaseUrls = [] }: Pick<BootSettings, 'baseUrl' | 'otherBaseUrls'>,
): boolean {
  const isBelow = (base: string) => `${pathname}/`.startsWith(base);
  // A version number at the end of a path is no extension: extensions begin with a letter.
  const isFile = /\.(?!html$)[a-z][a-z\d]*$/i.test(pathname);
  return isBelow(baseUrl) && !otherBaseUrls.some(isBelow) && !isFile;
}
