/** Global data of all plugins, in the browser; takes the place of `react/data/global.ts` there. */
import type { SiteData } from '../../../shared/render.js';
import { loadData } from '../load-data.js';

export default (await loadData('global')) as SiteData['globalData']; // `node/production/` wrote the file
