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
  /** Hash of scripts, styles and document attributes. A page with another one is loaded in full. */
  shell: string;
  /** URL of the module built from `browser/router/router.ts`. */
  router: string;
  storage: BootStorage;
  /** What components render before they know the reader's mode. */
  defaultMode: 'light' | 'dark';
  /** What decides about the colours without a choice of the reader. */
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
  /** Set where live code runs in a frame, because a Content-Security-Policy forbids to make code of text: its URL. */
  liveFrame?: string;
  /** Set when a page of the site may need React: URLs of what it takes. */
  islands?: IslandSettings;
  /** Set in `404.html` only: the script looks for a page that the path could mean. */
  notFound?: boolean;
}

/** What the theme's configuration says of the colour mode. It has been validated; its fields have defaults there. */
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
  /** JSON files that hooks need in the browser: `SiteData` without the rest, `globalData`, `codeTranslations`. */
  data: { site: string; global: string; messages: string };
}
