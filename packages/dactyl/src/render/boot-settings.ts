/** What the boot script must know of a site, the same on all pages of a locale but for the shell. */
import type { BootSettings } from '../shared/boot-settings.js';
import type { SiteData } from '../shared/render.js';
import { rememberedVersions } from '../site/docs-versions.js';

export type LocaleSettings = Omit<BootSettings, 'shell' | 'router' | 'notFound'>;

export function localeSettings(
  site: SiteData,
  routes: { nonExact: string[]; otherBaseUrls: string[] },
): LocaleSettings {
  // The theme has validated its configuration; these fields have defaults there.
  const { colorMode = {} } = site.siteConfig.themeConfig as {
    colorMode?: { defaultMode?: 'light' | 'dark'; respectPrefersColorScheme?: boolean; disableSwitch?: boolean };
  };
  const docsVersions = rememberedVersions(site);
  return {
    baseUrl: site.siteConfig.baseUrl,
    storage: site.siteStorage,
    defaultMode: colorMode.defaultMode ?? 'light',
    respectPrefersColorScheme: colorMode.respectPrefersColorScheme ?? false,
    disableSwitch: colorMode.disableSwitch ?? false,
    ...(docsVersions && { docsVersions }),
    ...routes,
  };
}
