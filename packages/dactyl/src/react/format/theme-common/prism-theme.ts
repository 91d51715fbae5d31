/** Colours for components that highlight code themselves. */
import type { CSSProperties } from 'react';
import type { PrismTheme } from 'prism-react-renderer';
import { DEFAULT_CODE_THEME } from '../../../shared/default-code-theme.js';
import { useBrowserDependency } from '../../render-context.js';
import { useThemeConfig } from './theme-config.js';
import { useColorMode } from './use-color-mode.js';

/** The theme of the current colour mode. */
export function usePrismTheme(): PrismTheme {
  useBrowserDependency('calls usePrismTheme', 'visible');
  const { prism } = useThemeConfig();
  const { colorMode } = useColorMode();
  const light = prism.theme ?? DEFAULT_CODE_THEME;
  const theme = colorMode === 'dark' ? (prism.darkTheme ?? light) : light;
  return theme as PrismTheme; // the schema has validated it
}

/** CSS variables for the element around the code. */
export function getPrismCssVariables({ plain }: PrismTheme): CSSProperties {
  const variables: Record<string, unknown> = {};
  if (plain.color) variables['--prism-color'] = plain.color;
  if (plain.backgroundColor) variables['--prism-background-color'] = plain.backgroundColor;
  return variables as CSSProperties; // the type has no CSS variables
}
