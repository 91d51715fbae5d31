import type { BootSettings } from '../../shared/boot-settings.js';
import { watchRootAttribute } from './root-attribute.js';
import type { SiteStorage } from './site-storage.js';

export type ColorMode = 'light' | 'dark';
export type ColorModeSettings = Pick<BootSettings, 'defaultMode' | 'respectPrefersColorScheme' | 'disableSwitch'>;

/** Storage key of the reader's choice. */
export const COLOR_MODE_KEY = 'theme';

/** The mode that the page shows. */
export function readColorMode(): ColorMode {
  return toColorMode(document.documentElement.dataset.theme);
}

/** Shows a mode without remembering it. */
export function showColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
}

/** Shows a mode and remembers it; `null` forgets the choice and goes back to the system's or the default mode. */
export function chooseColorMode(
  mode: ColorMode | null,
  { settings, storage }: { settings: ColorModeSettings; storage: SiteStorage },
): void {
  showColorMode(mode ?? automaticColorMode(settings));
  storage.set(COLOR_MODE_KEY, mode);
}

/** The mode without a choice of the reader. */
export function automaticColorMode({ respectPrefersColorScheme, defaultMode }: ColorModeSettings): ColorMode {
  if (!respectPrefersColorScheme) return defaultMode;
  return darkScheme().matches ? 'dark' : 'light';
}

/** The system's wish for dark colours. */
export function darkScheme(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** Calls `listener` when the shown mode changes, whoever changed it. Returns a function that stops it. */
export function watchColorMode(listener: () => void): () => void {
  return watchRootAttribute('data-theme', listener);
}

/** Anything unknown counts as light, as the site format has it. */
export function toColorMode(value: string | undefined): ColorMode {
  return value === 'dark' ? 'dark' : 'light';
}
