/**
 * Fields of the configuration that say what a build does, and which pages hardly ever show. A page notes which of them it reads
 * (`ssr/noted-entries.ts`), so an edit of the options of a plugin makes only those pages again whose data it changes.
 */
export const BUILD_FIELDS: readonly string[] = [
  'budgets',
  'check',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'themes',
];

/** By this name a page tells that it has read one of them, as with `RouteLevel.records`. */
export const CONFIGURATION_RECORD = '0 configuration';

/** The same object without what is in these fields: only whether there is one counts for all pages. */
export function withoutBuildFields<Fields extends object>(siteConfig: Fields): Fields {
  const present = BUILD_FIELDS.filter((field) => Object.hasOwn(siteConfig, field));
  return { ...siteConfig, ...Object.fromEntries(present.map((field) => [field, null])) };
}
