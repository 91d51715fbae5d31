import type { ReactNode } from 'react';
import { useThemeConfig } from './theme-config.js';
import { DefaultColorModeContext } from './use-color-mode.js';

/** Provides the default mode, the only one that the server can know. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const { defaultMode } = useThemeConfig().colorMode;
  return <DefaultColorModeContext value={defaultMode}>{children}</DefaultColorModeContext>;
}
