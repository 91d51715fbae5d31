/**
 * Official Docusaurus plugins, themes and presets that this version does not provide. A site that names one is
 * built without it, and a warning is logged. Remove a row when the plugin is added.
 */
export const NOT_YET_SUPPORTED: ReadonlyMap<string, string> = new Map([
  ['@docusaurus/plugin-vercel-analytics', 'no analytics script is added'],
  ['@docusaurus/plugin-rsdoctor', 'there is no report on the bundle'],
]);
