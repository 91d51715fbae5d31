/**
 * The site's data for code outside of a rendering. Undefined on the server; the browser uses
 * `browser/hydrate/data/site.ts`.
 */
import type { SiteData } from '../../shared/render.js';

export default undefined as SiteData | undefined;
