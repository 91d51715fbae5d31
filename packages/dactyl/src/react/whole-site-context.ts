/**
 * `useDocusaurusContext` for modules that read global data or messages from it. In the browser these are two more
 * files, which `site-context.tsx` does not load. See `node/bundle/site-modules-plugin.ts`.
 */
import { useMemo } from 'react';
import type { SiteData } from '../shared/render.js';
import globalDataOfBrowser from './data/global.js';
import messagesOfBrowser from './data/messages.js';
import { useDocusaurusContext as useSite } from './site-context.js';

export function useDocusaurusContext(): SiteData {
  const site = useSite();
  return useMemo(() => {
    if (!globalDataOfBrowser || !messagesOfBrowser) return site;
    return { ...site, globalData: globalDataOfBrowser, codeTranslations: messagesOfBrowser };
  }, [site]);
}

export default useDocusaurusContext;
