/** Data that all pages of one locale share. */
import { createContext, useContext } from 'react';
import type { SiteData } from '../shared/render.js';
import siteOfBrowser from './data/site.js';

/** Provided on the server. In the browser the data is in a file, so that components need no provider. */
export const SiteContext = createContext<SiteData | undefined>(siteOfBrowser);

/**
 * The site's configuration, locale, global data and translations.
 *
 * @example const { siteConfig, i18n } = useDocusaurusContext();
 * @throws when called outside of a page of the site.
 */
export function useDocusaurusContext(): SiteData {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useDocusaurusContext() was called outside of a Dactyl page.');
  return site;
}

export default useDocusaurusContext;
