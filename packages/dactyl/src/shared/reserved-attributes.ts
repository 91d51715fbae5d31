/**
 * Names, without `data-`, of attributes by which the server gives instructions to scripts: an address, a text to
 * copy, a storage key. Parameters of a page's URL become attributes of `<html>` for style sheets. Anybody can write a
 * link with such parameters, so parameters with these names are ignored.
 */
export const RESERVED_ATTRIBUTES = [
  'active-base',
  'active-regex',
  'alternate',
  'announcement',
  'branch',
  'copy',
  'copy-page',
  'copy-twin',
  'image',
  'prefer-version',
  'search',
  'search-keys',
  'search-page',
  'tabs',
  'theme-choice',
  'version-links',
  'zoom',
] as const;
