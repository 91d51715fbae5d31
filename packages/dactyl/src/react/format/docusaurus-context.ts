/**
 * What sites import as `@docusaurus/core/lib/client/docusaurusContext`, an internal file of the site format: a `Root` puts
 * its own provider there, with another title for each language, for example. Re-exports only.
 */
export { SiteContext as Context } from '../site-context.js';
