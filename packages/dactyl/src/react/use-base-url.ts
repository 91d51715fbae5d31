import type { SiteData } from '../shared/render.js';
import { addBaseUrl, hasProtocol } from '../shared/url.js';
import { useDocusaurusContext } from './site-context.js';

export interface BaseUrlOptions {
  /** Whether every URL gets the base URL, absolute ones too. Default: false. */
  forcePrependBaseUrl?: boolean;
  /** Whether the URL gets the site's origin. Default: false. */
  absolute?: boolean;
}

/** Returns a function that adds the base URL, for use in loops and conditions. */
export function useBaseUrlUtils(): { withBaseUrl: (url: string, options?: BaseUrlOptions) => string } {
  const site = useDocusaurusContext();
  return { withBaseUrl: (url, options) => withBaseUrl(site, url, options) };
}

/**
 * `url` with the site's base URL in front. Empty URLs, hashes and URLs with a protocol stay as they are.
 *
 * @example useBaseUrl('img/logo.svg') // '/base/img/logo.svg'
 */
export default function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}

function withBaseUrl({ siteConfig, i18n }: SiteData, url: string, options: BaseUrlOptions = {}): string {
  const { baseUrl } = siteConfig;
  if (!url || url.startsWith('#') || (hasProtocol(url) && !options.forcePrependBaseUrl)) return url;
  if (options.forcePrependBaseUrl) return baseUrl + url.replace(/^\//, '');
  const local = isBuiltFile(url, i18n) ? url : addBaseUrl(url, baseUrl);
  return options.absolute ? siteConfig.url + local : local;
}

const BUILT_FILES = /^assets\/(?:files|images|ideal-img)\//;

/**
 * Whether a URL is that of a file which the build has named. Such a file exists once for all locales, and imports and
 * Markdown give its complete URL.
 */
export function isBuiltFile(url: string, i18n: SiteData['i18n']): boolean {
  const base = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl;
  return base !== undefined && url.startsWith(base) && BUILT_FILES.test(url.slice(base.length));
}
