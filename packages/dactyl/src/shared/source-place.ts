/**
 * Path, below the base URL, at which the dev server says where the sources have a text of a page (query: `page`, the page's
 * pathname, and `text`). Builds have nothing there.
 */
export const SOURCE_PLACE = '__dactyl/source-place';
