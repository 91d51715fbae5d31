/**
 * Global data of all plugins. Undefined on the server, where it is part of the site's data; the browser uses
 * `browser/hydrate/data/global.ts`.
 */
import type { SiteData } from '../../shared/render.js';

export default undefined as SiteData['globalData'] | undefined;
