import { createHash } from 'node:crypto';
import type { SiteData } from '../../shared/render.js';
import { addTrailingSlash, normalizeUrl } from '../../shared/url.js';
import type { SiteConfig } from './types.js';

/**
 * Type of browser storage and suffix of its keys; the suffix separates two sites on one origin. `baseUrl` is that
 * of the locale. The suffix of `namespace: true` is part of the site format (first three letters of the URL's MD5),
 * so that a site that moves from Docusaurus finds what its readers have stored.
 */
export function resolveSiteStorage(siteConfig: SiteConfig, baseUrl: string): SiteData['siteStorage'] {
  const { type, namespace } = siteConfig.storage;
  if (typeof namespace === 'string') return { type, namespace: namespace === '' ? '' : `-${namespace}` };
  if (!namespace) return { type, namespace: '' };
  const url = addTrailingSlash(normalizeUrl([siteConfig.url, baseUrl]));
  return { type, namespace: `-${createHash('md5').update(url).digest('hex').slice(0, 3)}` };
}
