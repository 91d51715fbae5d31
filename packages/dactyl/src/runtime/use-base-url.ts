import { addBaseUrl, hasProtocol } from '../shared/url.js';
import { useDocusaurusContext } from './site-context.js';

export interface BaseUrlOptions {
  /** Adds the base URL to every URL, absolute ones too. Default: false. */
  forcePrependBaseUrl?: boolean;
  /** Adds the site's origin. Default: false. */
  absolute?: boolean;
}

/** A function that adds the base URL, for use in loops and conditions. */
export function useBaseUrlUtils(): { withBaseUrl: (url: string, options?: BaseUrlOptions) => string } {
  const { siteConfig } = useDocusaurusContext();
  return { withBaseUrl: (url, options) => withBaseUrl(siteConfig, url, options) };
}

/**
 * `url` with the site's base URL in front. Empty URLs, hashes and URLs with a protocol stay as they are.
 *
 * @example useBaseUrl('img/logo.svg') // '/base/img/logo.svg'
 */
export default function useBaseUrl(url: string, options?: BaseUrlOptions): string {
  return useBaseUrlUtils().withBaseUrl(url, options);
}

function withBaseUrl(site: { baseUrl: string; url: string }, url: string, options: BaseUrlOptions = {}): string {
  const { baseUrl } = site;
  if (!url || url.startsWith('#') || (hasProtocol(url) && !options.forcePrependBaseUrl)) return url;
  if (options.forcePrependBaseUrl) return baseUrl + url.replace(/^\//, '');
  const local = addBaseUrl(url, baseUrl);
  return options.absolute ? site.url + local : local;
}
