/**
 * Which file a theme component comes from. Layers are folders, the site's own `src/theme` first, then
 * themes from the last loaded to the first, ours at the end.
 *
 *   @theme/X           the first layer that has X
 *   @theme-original/X  the same without the site's own layer
 *   @theme-init/X      the last layer that has X
 */
import type { unstable_ThemeFacts } from '../plugin-api/types.js';
import { componentFile } from '../plugin-api/component-file.js';

export interface ThemeLayers {
  /** `<site>/src/theme` */
  site: string;
  /** Absolute theme folders in order of precedence. */
  themes: string[];
  /** Theme folder → what its plugin says of it. */
  facts?: Readonly<Record<string, unstable_ThemeFacts>>;
}

const THEME_REQUEST = /^@theme(-original|-init)?\/(.+)$/;

/** Whether an import names a theme component, as opposed to a package such as `@theme-ui/core`. */
export function isThemeRequest(request: string): boolean {
  return THEME_REQUEST.test(request);
}

/** Absolute file of a request such as `@theme/Footer`; `undefined` when no layer has it. */
export function resolveThemeRequest(request: string, layers: ThemeLayers): string | undefined {
  const match = THEME_REQUEST.exec(request);
  if (!match) return undefined;
  const [, kind, name = ''] = match;
  if (kind === '-init') return findLast(layers.themes, name);
  const folders = kind === '-original' ? layers.themes : [layers.site, ...layers.themes];
  return findFirst(folders, name);
}

function findFirst(folders: readonly string[], name: string): string | undefined {
  for (const folder of folders) {
    const file = componentFile(folder, name);
    if (file) return file;
  }
  return undefined;
}

function findLast(folders: readonly string[], name: string): string | undefined {
  return findFirst(folders.toReversed(), name);
}
