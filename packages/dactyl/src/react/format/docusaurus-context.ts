/**
 * The module that sites import as `@docusaurus/core/lib/client/docusaurusContext`, an internal file of the site
 * format. A site's `Root` can render its own provider of this context, for example with another title for each
 * language. Re-exports only.
 */
export { SiteContext as Context } from '../site-context.js';
