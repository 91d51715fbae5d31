/** Converts URLs of results, because an index may have been filled from a site with another address. */
import type { SearchSettings } from '../../../../shared/search-button.js';

export type UrlSettings = Pick<SearchSettings, 'baseUrl' | 'externalUrlRegex' | 'replaceSearchResultPathname'>;

/** A URL of an index → the one on this site. What is external, or no URL, stays. */
export function resultUrl(url: string, settings: UrlSettings): string {
  const { externalUrlRegex, replaceSearchResultPathname: replace, baseUrl } = settings;
  if (externalUrlRegex && new RegExp(externalUrlRegex).test(url)) return url;
  const [, path = '', query = '', hash = ''] =
    /^(?:[a-z][a-z\d+.-]*:\/\/[^/?#]*)?(\/[^?#]*)?(\?[^#]*)?[^#]*(#.*)?$/i.exec(url) ?? [];
  const pathname = path || '/';
  const replaced = replace ? pathname.replace(new RegExp(replace.from, 'g'), replace.to) : pathname;
  return (replaced.startsWith(baseUrl) ? replaced : baseUrl + replaced.replace(/^\//, '')) + query + hash;
}

/** The same for an index that the build wrote: its pages have their URLs, and others are pages elsewhere. */
export function ownResultUrl(url: string, settings: UrlSettings): string {
  const isElsewhere = /^[a-z][a-z\d+.-]*:/i.test(url);
  const isUnchanged = settings.replaceSearchResultPathname === undefined;
  return isElsewhere || isUnchanged ? url : resultUrl(url, settings);
}

/** Whether a URL is safe as a link. The browser parses it, because it also reads `java\nscript:` as `javascript:`. */
export function isWebUrl(url: string): boolean {
  const base = 'https://site.invalid';
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol);
}
