/** Global data of all plugins, in the browser; takes the place of `runtime/data/global.ts` there. */
import type { SiteData } from '../../../shared/render.js';
import { loadData } from '../load-data.js';

export default (await loadData('global')) as SiteData['globalData']; // `build/` wrote the file
