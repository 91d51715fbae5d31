/** What a bundle for the browser adds to the settings and scripts of a site's pages. */
import type { IslandSettings } from '../../shared/boot-settings.js';
import type { ClientUrls } from '../../shared/islands.js';
import type { SiteData } from '../../shared/render.js';
import { dataFiles } from './data-files.js';
import type { DocumentAssets } from './engine-types.js';

/** `baseUrl`: where hashed assets are. */
export function islandSettings({ watch, hydrate }: ClientUrls, site: SiteData, baseUrl: string): IslandSettings {
  const data = dataFiles(site);
  const url = (name: keyof typeof data) => baseUrl + data[name].file;
  return { watch, hydrate, data: { site: url('site'), global: url('global'), messages: url('messages') } };
}

/** Client modules run on every page, whether or not it has islands. */
export function withClientModules(assets: DocumentAssets, client: ClientUrls | undefined): DocumentAssets {
  if (!client?.clientModules) return assets;
  const { url, preload } = client.clientModules;
  return { ...assets, scripts: [...assets.scripts, url], preload };
}
