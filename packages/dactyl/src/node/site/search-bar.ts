/** Whether the search box shown on pages is ours; a script on all pages opens it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInside } from '../base/files.js';
import { resolveThemeRequest, type ThemeLayers } from './theme-layers.js';

const SEARCH_THEME = path.resolve(fileURLToPath(new URL('../../features/search/theme', import.meta.url)));
/** Signs of our search box: the site's own component wraps the theme's, or is a copy of it with its attribute. */
const OURS = /@theme-(?:original|init)\/SearchBar|\bdata-search=/;

export function hasSearchBar(layers: ThemeLayers): boolean {
  const ofThemes = resolveThemeRequest('@theme-original/SearchBar', layers);
  if (ofThemes === undefined || !isInside(SEARCH_THEME, ofThemes)) return false;
  const shown = resolveThemeRequest('@theme/SearchBar', layers);
  return shown === undefined || shown === ofThemes || OURS.test(readFileSync(shown, 'utf8'));
}
