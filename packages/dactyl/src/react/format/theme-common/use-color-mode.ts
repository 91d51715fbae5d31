import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { pageSettings } from '../../../browser/stores/page-settings.js';
import ExecutionEnvironment from '../../execution-environment.js';
import { IslandContext } from '../../island-context.js';
import { useBrowserDependency } from '../../render-context.js';
import { siteStorage } from '../../../browser/stores/page-storage.js';
import {
  chooseColorMode,
  COLOR_MODE_KEY,
  readColorMode,
  showColorMode,
  toColorMode,
  watchColorMode,
  type ColorMode,
} from '../../../browser/stores/color-mode.js';
import { UsageError } from './usage-error.js';

export type { ColorMode } from '../../../browser/stores/color-mode.js';

export interface ColorModeValue {
  colorMode: ColorMode;
  /** The mode that the reader has chosen; `null` when the system or the site's default decides. */
  colorModeChoice: ColorMode | null;
  /**
   * Shows a mode and remembers it; `null` deletes the reader's choice. With `persist: false` the stored choice stays.
   * Has no effect while rendering on the server.
   */
  setColorMode: (mode: ColorMode | null, options?: { persist?: boolean }) => void;
  /** @deprecated Compare `colorMode`. */
  readonly isDarkTheme: boolean;
  /** @deprecated Call `setColorMode('light')`. */
  setLightTheme: () => void;
  /** @deprecated Call `setColorMode('dark')`. */
  setDarkTheme: () => void;
}

/** The mode that the server renders. Only the server provides it: in the browser, the page's settings contain it. */
export const DefaultColorModeContext = createContext<ColorMode | undefined>(undefined);

/**
 * The colour mode. Prefer CSS (`html[data-theme='dark']`) where it is enough: a component that calls this hook runs in the
 * browser on every page where it is used.
 *
 * @throws UsageError outside of `<Layout>`, while rendering on the server.
 */
export function useColorMode(): ColorModeValue {
  useBrowserDependency('calls useColorMode', 'visible');
  const defaultMode = useDefaultMode();
  const colorMode = useSyncExternalStore(watchColorMode, readColorMode, () => defaultMode);
  const colorModeChoice = useSyncExternalStore(watchColorMode, readChoice, () => null);
  return useMemo(
    () => ({
      colorMode,
      colorModeChoice,
      setColorMode,
      isDarkTheme: colorMode === 'dark',
      setLightTheme: () => setColorMode('light'),
      setDarkTheme: () => setColorMode('dark'),
    }),
    [colorMode, colorModeChoice],
  );
}

function useDefaultMode(): ColorMode {
  const provided = useContext(DefaultColorModeContext);
  const isSecondPass = useContext(IslandContext)?.second ?? false;
  if (provided !== undefined) return provided;
  if (ExecutionEnvironment.canUseDOM) return pageSettings().defaultMode;
  if (isSecondPass) return 'light';
  throw new UsageError('useColorMode() was called outside of <Layout>.', {
    hint: 'Call it in a component that is rendered below <Layout>.',
  });
}

function readChoice(): ColorMode | null {
  const { themeChoice } = document.documentElement.dataset;
  // On sites that ignore the system's preference, `data-theme-choice` holds the default mode when the reader has
  // chosen none.
  const isChosen =
    pageSettings().automaticMode === 'system' ? themeChoice !== 'system' : siteStorage().get(COLOR_MODE_KEY);
  return isChosen ? toColorMode(themeChoice) : null;
}

function setColorMode(mode: ColorMode | null, { persist = true }: { persist?: boolean } = {}): void {
  const settings = pageSettings();
  if (persist) chooseColorMode(mode, { settings, storage: siteStorage() });
  else showColorMode(mode, settings);
}
