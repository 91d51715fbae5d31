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

/** Shows a mode without remembering it; without one, that of the system or the default one. Toggles say what is shown. */
export function showColorMode(choice: string | null, { automaticMode }: ColorModeSettings): void {
  const { dataset } = document.documentElement;
  const state = choice || automaticMode;
  dataset.themeChoice = state;
  dataset.theme = state === 'system' ? systemMode() : toColorMode(state);
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

/** Buttons that the boot script operates. With a label for it, the wish of the system is one of their states. */
export const COLOR_MODE_TOGGLE = 'button[data-color-mode-toggle]';

/** What a toggle says of the state that it is at: its states are the modes, or the reader's choice among them. */
export function ofState(toggle: HTMLElement, what: 'label' | 'next'): string | null {
  const { theme, themeChoice } = document.documentElement.dataset;
  return toggle.getAttribute(`data-${what}-${toggle.dataset.labelSystem ? themeChoice : theme}`);
}

/** Writes the state into the name of each toggle. It is not pressed or not: that would say the state twice. */
export function labelToggles(): void {
  for (const toggle of document.querySelectorAll<HTMLElement>(COLOR_MODE_TOGGLE)) {
    toggle.title = toggle.ariaLabel = ofState(toggle, 'label') ?? '';
  }
}

function systemMode(): ColorMode {
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
