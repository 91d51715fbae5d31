/** What draws code blocks of the site: language → drawer. The first plugin with a language wins. */
import type { unstable_DrawerAddress } from '../plugin-api/drawer-types.js';
import type { LocaleSite } from './types.js';

export function drawersOf(plugins: LocaleSite['plugins']): Record<string, unstable_DrawerAddress> {
  return Object.assign({}, ...plugins.map(({ plugin }) => plugin.unstable_getDrawers?.()).toReversed());
}

/** The same for the compiler: language → pattern of the texts that are drawn. */
export function drawnLanguages(drawers: Record<string, unstable_DrawerAddress>): Record<string, string> {
  const names = Object.keys(drawers).toSorted();
  return Object.fromEntries(names.map((name) => [name, drawers[name]?.texts ?? '']));
}
