import type { ReactNode } from 'react';
import { createRequiredContext, useRequiredContext } from './required-context.js';
import { useThemeConfig } from './theme-config.js';

export type ColorMode = 'light' | 'dark';

export interface ColorModeValue {
  colorMode: ColorMode;
  /** `null` gives up the reader's choice. Has no effect while rendering on the server. */
  setColorMode: (mode: ColorMode | null, options?: { persist?: boolean }) => void;
}

const ColorModeContext = createRequiredContext<ColorModeValue>();

/** Gives the default mode, the only one that the server can know. */
export function ColorModeProvider({ children }: { children: ReactNode }) {
  const { defaultMode } = useThemeConfig().colorMode;
  return <ColorModeContext value={{ colorMode: defaultMode, setColorMode: () => {} }}>{children}</ColorModeContext>;
}

/**
 * The colour mode. What can be decided in CSS (`[data-theme='dark']`) should be.
 *
 * @throws UsageError outside of `<Layout>`.
 */
export function useColorMode(): ColorModeValue {
  return useRequiredContext(ColorModeContext, { hook: 'useColorMode', provider: 'Layout' });
}
