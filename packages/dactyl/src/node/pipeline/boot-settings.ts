/** What the boot script must know of a site, the same on all pages of a locale but for the shell. */
import { colorModeSettings, type BootSettings } from '../../shared/boot-settings.js';
import type { SiteData } from '../../shared/render.js';

export type LocaleSettings = Omit<BootSettings, 'shell' | 'router' | 'notFound'>;

export function localeSettings(
  site: SiteData,
  ofPlugins: Partial<BootSettings>,
  routes: { nonExact: string[]; otherBaseUrls: string[] },
): LocaleSettings {
  return {
    baseUrl: site.siteConfig.baseUrl,
    storage: site.siteStorage,
    ...colorModeSettings(site.siteConfig.themeConfig),
    ...ofPlugins,
    ...routes,
  };
}
