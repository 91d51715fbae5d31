/** Whether the site's live code runs in a frame: only in builds with a Content-Security-Policy. */
import { fileURLToPath } from 'node:url';
import type { Site } from './types.js';

const LIVE_THEME = fileURLToPath(new URL('../../features/live-codeblock/theme', import.meta.url));

export function hasLiveFrame({ siteConfig, themeLayers }: Pick<Site, 'siteConfig' | 'themeLayers'>): boolean {
  return siteConfig.csp !== false && themeLayers.themes.includes(LIVE_THEME);
}
