/** Data about the site for components; replaces `react/data/site.ts` in the browser. */
import type { SiteData } from '../../../shared/render.js';
import { loadData } from '../load-data.js';

// The cast: `node/production/` wrote the file, without the two parts that have files of their own.
const site = (await loadData('site')) as Omit<SiteData, 'globalData' | 'codeTranslations'>;

export default Object.defineProperties(site, {
  globalData: { get: () => absent('globalData', 'useGlobalData() or usePluginData()') },
  codeTranslations: { get: () => absent('codeTranslations', 'translate()') },
}) as SiteData;

/** Both parts may be large, so they are loaded only where they are imported. */
function absent(name: string, instead: string): never {
  throw new Error(`useDocusaurusContext().${name} is not loaded in the browser: use ${instead}.`);
}
