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

/** The toggle; and the mode follows other windows and, without a choice, the system. */
export function startColorMode({ settings, storage }: BootContext): void {
  const follow = () => showColorMode(storage.get(COLOR_MODE_KEY), settings);
  onContent(labelToggles);
  on('click', COLOR_MODE_TOGGLE, (toggle) => chooseColorMode(ofState(toggle, 'next'), { settings, storage }));
  if (settings.disableSwitch) storage.set(COLOR_MODE_KEY, null);
  // Also told of choices in this window: a component may have its own toggle.
  else storage.watch((key) => key === COLOR_MODE_KEY && follow());
  // Printing asks for light colours for a moment.
  darkScheme().addEventListener('change', () => matchMedia('print').matches || follow());
}
