import type { BootSettings } from '../../shared/boot-settings.js';
import { watchRootAttribute } from './root-attribute.js';
import type { SiteStorage } from './site-storage.js';

export type ColorMode = 'light' | 'dark';
export type ColorModeSettings = Pick<BootSettings, 'automaticMode'>;

/** Storage key of the reader's choice. */
export const COLOR_MODE_KEY = 'theme';

/** The mode that the page shows. */
export function readColorMode(): ColorMode {
  return toColorMode(document.documentElement.dataset.theme);
}

/**
 * Shows a mode without storing it; without a choice, the system's or the default mode. Also updates the labels of
 * toggles.
 */
export function showColorMode(choice: string | null, { automaticMode }: ColorModeSettings): void {
  const { dataset } = document.documentElement;
  const state = choice || automaticMode;
  dataset.themeChoice = state;
  dataset.theme = toColorMode(state === 'system' && darkScheme().matches ? 'dark' : state);
  labelToggles();
}

/** Shows a mode and remembers it; `null` forgets the choice and goes back to the system's or the default mode. */
export function chooseColorMode(
  choice: string | null,
  { settings, storage }: { settings: ColorModeSettings; storage: SiteStorage },
): void {
  showColorMode(choice, settings);
  storage.set(COLOR_MODE_KEY, choice);
}

/**
 * Toggles that the boot script handles. A toggle with a label for it has the system's preference as a third state.
 */
export const COLOR_MODE_TOGGLE = 'button[data-color-mode-toggle]';

/** Text of a toggle for its current state: the shown mode, or the reader's choice. */
export function ofState(toggle: HTMLElement, what: 'label' | 'next'): string | null {
  const { theme, themeChoice } = document.documentElement.dataset;
  return toggle.getAttribute(`data-${what}-${toggle.dataset.labelSystem ? themeChoice : theme}`);
}

/**
 * Sets the accessible name of each toggle to its state. `aria-pressed` is not used, because it would announce the
 * state twice.
 */
export function labelToggles(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>(COLOR_MODE_TOGGLE)) {
    toggle.title = toggle.ariaLabel = ofState(toggle, 'label') ?? '';
  }
}

/** Media query for the system's preference for dark colours. */
export function darkScheme(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}

/** Calls `listener` when the shown mode changes, whoever changed it. Returns a function that stops it. */
export function watchColorMode(listener: () => void): () => void {
  return watchRootAttribute('data-theme', listener);
}

/** Unknown values count as light, as in Docusaurus. */
export function toColorMode(value: string | undefined): ColorMode {
  return value === 'dark' ? 'dark' : 'light';
}
