/**
 * Official plugins, themes and presets of the site format that this version does not provide. A site that names one
 * builds without it, and the log says so. A row goes when the plugin comes.
 */
export const NOT_YET_SUPPORTED: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/plugin-vercel-analytics', 'no analytics script is added'],
  ['@docusaurus/plugin-rsdoctor', 'there is no report on the bundle'],
]);
