/**
 * Names, without `data-`, of attributes by which the server tells scripts what to do: an address, a text to copy, a key of
 * the storage. Anybody can write a link to a page, and a parameter of it becomes an attribute of `<html>` for style sheets.
 * It is never one of these.
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
] as const;
