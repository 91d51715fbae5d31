/** The site's data without a renderer that hands it over. On the server there is none; see `browser/hydrate/data/site.ts`. */
import type { SiteData } from '../../shared/render.js';

export default undefined as SiteData | undefined;
