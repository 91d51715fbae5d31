import {
  automaticColorMode,
  chooseColorMode,
  COLOR_MODE_KEY,
  darkScheme,
  readColorMode,
  showColorMode,
  toColorMode,
  watchColorMode,
} from '../stores/color-mode.js';
import type { BootContext } from './boot-context.js';
import { findAll, on, onContent } from './events.js';

/** The toggle; and the mode follows other windows and, without a choice, the system. */
export function startColorMode({ settings, storage }: BootContext): void {
  onContent(labelToggles);
  watchColorMode(labelToggles);
  on('click', '[data-color-mode-toggle]', () =>
    chooseColorMode(readColorMode() === 'dark' ? 'light' : 'dark', { settings, storage }),
  );

  if (settings.disableSwitch) storage.set(COLOR_MODE_KEY, null);
  else {
    storage.watch((key, value) => {
      if (key === COLOR_MODE_KEY) showColorMode(value ? toColorMode(value) : automaticColorMode(settings));
    });
  }
  darkScheme().addEventListener('change', () => {
    // Printing asks for light colours for a moment.
    if (!storage.get(COLOR_MODE_KEY) && !matchMedia('print').matches) showColorMode(automaticColorMode(settings));
  });
}

function labelToggles(): void {
  const dark = readColorMode() === 'dark';
  for (const toggle of findAll('[data-color-mode-toggle]')) {
    const label = toggle.dataset[dark ? 'labelDark' : 'labelLight'] ?? '';
    toggle.title = toggle.ariaLabel = label;
    toggle.ariaPressed = String(dark);
  }
}
