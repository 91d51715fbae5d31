/** What plugins add to the scripts of pages, asked when it is needed: the dev server's site changes. */
import type { BootSettings } from '../../shared/boot-settings.js';
import type { unstable_FrameDocument } from '../plugin-api/types.js';
import { resolveThemeRequest } from './theme-layers.js';
import type { LocaleSite, Site } from './types.js';

/** The boot script of a plugin; `undefined` where the framework's own is the right one. */
export function bootScript({
  locales: [first],
  themeLayers,
}: Pick<Site, 'locales' | 'themeLayers'>): string | undefined {
  const themeFile = (request: string) => resolveThemeRequest(request, themeLayers);
  for (const { plugin } of first?.plugins ?? []) {
    const script = plugin.unstable_getBootScript?.({ themeFile });
    if (script !== undefined) return script;
  }
  return undefined;
}

/** Name → absolute file of the other scripts that all pages load. All locales share them. */
export function pageScripts({ locales }: Pick<Site, 'locales'>): Record<string, string> {
  return Object.assign(
    {},
    ...locales.flatMap(({ plugins, data }) => plugins.map(({ plugin }) => plugin.unstable_getPageScripts?.(data))),
  );
}

export function settingsOfPlugins({ plugins, data }: Pick<LocaleSite, 'plugins' | 'data'>): Partial<BootSettings> {
  return Object.assign({}, ...plugins.map(({ plugin }) => plugin.unstable_getPageSettings?.(data)));
}

export function frameDocuments({ siteConfig, locales: [first] }: Pick<Site, 'siteConfig' | 'locales'>) {
  if (siteConfig.csp === false) return [];
  return (first?.plugins ?? []).flatMap(
    ({ plugin }): unstable_FrameDocument[] => plugin.unstable_getFrameDocuments?.() ?? [],
  );
}
