/**
 * What a page tells the boot script: JSON in `<script type="application/json" id="dactyl-settings">`.
 * Written by `node/production/`, read by `browser/boot/`. Apart from `shell` and `notFound` it is the same on all
 * pages of a locale.
 */

import type { JsonObject } from './json.js';

/** Id of the element that holds the settings. */
export const SETTINGS_ID = 'dactyl-settings';

export interface BootSettings {
  /** Pathname with leading and trailing slash, of the current locale. */
  baseUrl: string;
  /** Hash of scripts, styles and document attributes. Navigation loads a page with another hash in full. */
  shell: string;
  /** URL of the module built from `browser/router/router.ts`. */
  router: string;
  storage: BootStorage;
  /** The mode that components render before they know the reader's. */
  defaultMode: 'light' | 'dark';
  /** The colour mode of readers who have chosen none. */
  automaticMode: 'light' | 'dark' | 'system';
  disableSwitch: boolean;
  /** Permalinks, without trailing slash, of pages that also answer for every path below them. */
  nonExact: string[];
  /** Base URLs of the site's other locales below this one's: links to them load in full. */
  otherBaseUrls?: string[];
  /** Names of all docs versions by instance, on sites where readers have a choice. */
  docsVersions?: Record<string, string[]>;
  /** Set on sites with a Content-Security-Policy. */
  hasPolicy?: true;
  /** URL of the frame that runs live code. Set where a Content-Security-Policy forbids pages to run code from text. */
  liveFrame?: string;
  /** URLs of what islands need. Set when a page of the site may need React. */
  islands?: IslandSettings;
  /** Set in `404.html` only. The boot script then looks for a page that the path could mean. */
  notFound?: boolean;
}

/**
 * Picks the settings of the colour mode from the theme's configuration, which validation has already filled with
 * defaults.
 */
export function colorModeSettings(
  themeConfig: JsonObject,
): Pick<BootSettings, 'defaultMode' | 'automaticMode' | 'disableSwitch'> {
  const { colorMode = {} } = themeConfig as {
    colorMode?: { defaultMode?: 'light' | 'dark'; respectPrefersColorScheme?: boolean; disableSwitch?: boolean };
  };
  const { defaultMode = 'light', respectPrefersColorScheme = false, disableSwitch = false } = colorMode;
  return { defaultMode, automaticMode: respectPrefersColorScheme ? 'system' : defaultMode, disableSwitch };
}

export interface BootStorage {
  type: 'localStorage' | 'sessionStorage';
  /** Suffix of each storage key; empty when the site has none. */
  namespace: string;
}

export interface IslandSettings {
  /** Module built from `browser/boot/islands/watch.ts`; pages with islands load it at once. */
  watch: string;
  /** Module with React, built from `browser/hydrate/hydrate.ts`. */
  hydrate: string;
  /**
   * JSON files that hooks need in the browser: `SiteData` without its two large parts, `globalData`, and
   * `codeTranslations`.
   */
  data: { site: string; global: string; messages: string };
}
