import {
  chooseColorMode,
  COLOR_MODE_KEY,
  COLOR_MODE_TOGGLE,
  darkScheme,
  labelToggles,
  ofState,
  showColorMode,
} from '../stores/color-mode.js';
import type { BootContext } from './boot-context.js';
import { on, onContent } from './events.js';

/**
 * Starts the toggle. The mode also follows other windows, and the system's preference if the reader has chosen none.
 */
export function startColorMode({ settings, storage }: BootContext): void {
  const follow = () => showColorMode(storage.get(COLOR_MODE_KEY), settings);
  onContent(labelToggles);
  on('click', COLOR_MODE_TOGGLE, (toggle) => chooseColorMode(ofState(toggle, 'next'), { settings, storage }));
  if (settings.disableSwitch) storage.set(COLOR_MODE_KEY, null);
  // The storage also reports choices that were made in this window, because a component may have a toggle of its own.
  else storage.watch((key) => key === COLOR_MODE_KEY && follow());
  // Printing asks for light colours for a moment.
  darkScheme().addEventListener('change', () => matchMedia('print').matches || follow());
}
