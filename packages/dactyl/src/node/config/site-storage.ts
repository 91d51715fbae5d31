import { createHash } from 'node:crypto';
import type { SiteData } from '../../shared/render.js';
import { addTrailingSlash, normalizeUrl } from '../../shared/url.js';
import type { SiteConfig } from './types.js';

/**
 * Kind of browser storage and the suffix of its keys, so that two sites on one origin keep apart.
 * `baseUrl` is that of the locale. The suffix of `namespace: true` is part of the format (MD5 of the
 * URL, three letters): a site that moves over must find what its readers have stored.
 */
export function resolveSiteStorage(siteConfig: SiteConfig, baseUrl: string): SiteData['siteStorage'] {
  const { type, namespace } = siteConfig.storage;
  if (typeof namespace === 'string') return { type, namespace: namespace === '' ? '' : `-${namespace}` };
  if (!namespace) return { type, namespace: '' };
  const url = addTrailingSlash(normalizeUrl([siteConfig.url, baseUrl]));
  return { type, namespace: `-${createHash('md5').update(url).digest('hex').slice(0, 3)}` };
}
