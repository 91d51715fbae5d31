/**
 * Official plugins, themes and presets of the site format that this version does not provide. A site that names one
 * builds without it, and the log says so. A row goes when the plugin comes.
 */
export const NOT_YET_SUPPORTED: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/plugin-sitemap', 'no sitemap.xml is written'],
  ['@docusaurus/plugin-debug', 'there are no debug pages'],
  ['@docusaurus/plugin-google-gtag', 'no analytics script is added'],
  ['@docusaurus/plugin-google-analytics', 'no analytics script is added'],
  ['@docusaurus/plugin-google-tag-manager', 'no analytics script is added'],
  ['@docusaurus/plugin-vercel-analytics', 'no analytics script is added'],
  ['@docusaurus/plugin-client-redirects', 'no redirect pages are written'],
  ['@docusaurus/plugin-pwa', 'the site works online only'],
  ['@docusaurus/plugin-ideal-image', 'images are served as they are'],
  ['@docusaurus/plugin-rsdoctor', 'there is no report on the bundle'],
  ['@docusaurus/plugin-css-cascade-layers', 'styles keep their own layers'],
  ['@docusaurus/theme-search-algolia', 'there is no search'],
]);
