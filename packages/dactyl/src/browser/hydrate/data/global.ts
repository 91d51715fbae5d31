/** Global data of all plugins; replaces `react/data/global.ts` in the browser. */
import type { SiteData } from '../../../shared/render.js';
import { loadData } from '../load-data.js';

export default (await loadData('global')) as SiteData['globalData']; // `node/production/` wrote the file
