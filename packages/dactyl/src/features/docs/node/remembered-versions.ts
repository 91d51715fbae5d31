/** What the script that remembers a reader's version needs to know. */
import { PLUGIN_NAME } from './names.js';
import type { SiteData } from '../../../shared/render.js';

/** Names of all versions by plugin instance, if the site remembers the version a reader chose. */
export function rememberedVersions({ globalData, siteConfig }: SiteData): Record<string, string[]> | undefined {
  // The theme has validated its configuration.
  const { docs } = siteConfig.themeConfig as { docs?: { versionPersistence?: string } };
  if (docs?.versionPersistence === 'none') return undefined;
  // The docs plugin wrote this data.
  const instances = (globalData[PLUGIN_NAME] ?? {}) as unknown as Record<string, { versions: { name: string }[] }>;
  const names = Object.entries(instances).map(([id, { versions }]) => [id, versions.map(({ name }) => name)] as const);
  return names.some(([, versions]) => versions.length > 1) ? Object.fromEntries(names) : undefined;
}
