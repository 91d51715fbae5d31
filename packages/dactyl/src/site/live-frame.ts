/** Whether live code of a site runs in a frame: in builds with a Content-Security-Policy. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Site } from './types.js';

const LIVE_THEME = path.join(fileURLToPath(new URL('../themes', import.meta.url)), 'live-codeblock');

export function hasLiveFrame({ siteConfig, themeLayers }: Pick<Site, 'siteConfig' | 'themeLayers'>): boolean {
  return siteConfig.csp !== false && themeLayers.themes.includes(LIVE_THEME);
}
