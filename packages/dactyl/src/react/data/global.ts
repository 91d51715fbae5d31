/** Global data of all plugins. On the server it is part of the site's data; see `browser/hydrate/data/global.ts`. */
import type { SiteData } from '../../shared/render.js';

export default undefined as SiteData['globalData'] | undefined;
