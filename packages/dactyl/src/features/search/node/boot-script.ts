/** Whether the search box shown on pages is ours; a script on all pages opens it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInside } from '../../../node/base/files.js';
import type { unstable_BootChoice } from '../../../node/plugin-api/types.js';

const SEARCH_THEME = path.resolve(fileURLToPath(new URL('../theme', import.meta.url)));
const BOOT_SCRIPT = fileURLToPath(new URL('../browser/main.js', import.meta.url));
/** Signs of our search box: the site's own component wraps the theme's, or is a copy of it with its attribute. */
const OURS = /@theme-(?:original|init)\/SearchBar|\bdata-search=/;

/** The boot script with the one that opens the search, on sites that show our search box. */
export function searchBootScript({ themeFile }: unstable_BootChoice): string | undefined {
  return isOurBoxShown(themeFile) ? BOOT_SCRIPT : undefined;
}

function isOurBoxShown(themeFile: unstable_BootChoice['themeFile']): boolean {
  const ofThemes = themeFile('@theme-original/SearchBar');
  if (ofThemes === undefined || !isInside(SEARCH_THEME, ofThemes)) return false;
  const shown = themeFile('@theme/SearchBar');
  return shown === undefined || shown === ofThemes || OURS.test(readFileSync(shown, 'utf8'));
}
