import {
  automaticColorMode,
  chooseColorMode,
  COLOR_MODE_KEY,
  darkScheme,
  readColorMode,
  showColorMode,
  toColorMode,
} from '../stores/color-mode.js';
import type { BootContext } from './boot-context.js';
import { findAll, on, onContent } from './events.js';

const TOGGLE = 'button[data-color-mode-toggle]';

/** The toggle; and the mode follows other windows and, without a choice, the system. */
export function startColorMode({ settings, storage }: BootContext): void {
  const follow = () => {
    const choice = storage.get(COLOR_MODE_KEY);
    showColorMode(choice ? toColorMode(choice) : automaticColorMode(settings));
    labelToggles();
  };
  onContent(labelToggles);
  on('click', TOGGLE, () => {
    chooseColorMode(readColorMode() === 'dark' ? 'light' : 'dark', { settings, storage });
    labelToggles();
  });
  if (settings.disableSwitch) storage.set(COLOR_MODE_KEY, null);
  // Also told of choices in this window: a component may have its own toggle.
  else storage.watch((key) => key === COLOR_MODE_KEY && follow());
  // Printing asks for light colours for a moment.
  darkScheme().addEventListener('change', () => matchMedia('print').matches || follow());
}

function labelToggles(): void {
  const dark = readColorMode() === 'dark';
  for (const toggle of findAll(TOGGLE)) {
    toggle.title = toggle.ariaLabel = toggle.dataset[dark ? 'labelDark' : 'labelLight'] ?? '';
    toggle.ariaPressed = String(dark);
  }
}
