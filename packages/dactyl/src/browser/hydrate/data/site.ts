/** What components know of the site, in the browser; takes the place of `react/data/site.ts` there. */
import type { SiteData } from '../../../shared/render.js';
import { loadData } from '../load-data.js';

// The cast: `node/production/` wrote the file, without the two parts that have files of their own.
const site = (await loadData('site')) as Omit<SiteData, 'globalData' | 'codeTranslations'>;

export default Object.defineProperties(site, {
  globalData: { get: () => absent('globalData', 'useGlobalData() or usePluginData()') },
  codeTranslations: { get: () => absent('codeTranslations', 'translate()') },
}) as SiteData;

/** Both may be large, so they are loaded only where something imports what reads them. */
function absent(name: string, instead: string): never {
  throw new Error(`useDocusaurusContext().${name} is not loaded in the browser: use ${instead}.`);
}
