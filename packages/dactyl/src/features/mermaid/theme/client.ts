/** What sites import as `@docusaurus/theme-mermaid/client` when they replace `@theme/Mermaid`. */
import type { MermaidConfig, RenderResult } from 'mermaid';
import { useMemo } from 'react';
import { useThemeConfig } from '../../../react/format/theme-common/theme-config.js';
import { useColorMode } from '../../../react/format/theme-common/use-color-mode.js';
import { DARK_DIAGRAM_COLORS } from '../../../shared/dark-diagram-colors.js';
import { useDrawing } from './use-drawing.js';

/** Class of the element around each diagram. */
export const MermaidContainerClassName = 'docusaurus-mermaid-container';

export interface MermaidThemeConfig {
  /** Name of a theme of Mermaid for each colour mode. */
  theme: { light: MermaidTheme; dark: MermaidTheme };
  options: MermaidConfig;
}

type MermaidTheme = NonNullable<MermaidConfig['theme']>;

/** `themeConfig.mermaid`. */
export function useMermaidThemeConfig(): MermaidThemeConfig {
  // The cast: `features/mermaid/node` has checked it and filled in defaults.
  const { mermaid } = useThemeConfig() as unknown as { mermaid: MermaidThemeConfig };
  return mermaid;
}

/** Default settings: the page's font, and colours of its dark mode. */
const DEFAULTS: MermaidConfig = { startOnLoad: false, fontFamily: 'var(--ifm-font-family-base)' };
const DEFAULTS_OF_DARK: MermaidConfig = { themeVariables: DARK_DIAGRAM_COLORS };

/** Settings of Mermaid for the colour mode that the page shows. */
export function useMermaidConfig(): MermaidConfig {
  const { colorMode } = useColorMode();
  const { theme, options } = useMermaidThemeConfig();
  const name = theme[colorMode];
  return useMemo(
    () => ({ ...DEFAULTS, ...(name === 'dark' && DEFAULTS_OF_DARK), ...options, theme: name }),
    [name, options],
  );
}

/**
 * The SVG of a diagram; `null` while it is being drawn, and on the server.
 *
 * @throws what Mermaid says of the text, to be caught by an error boundary.
 */
export function useMermaidRenderResult({
  text,
  config,
}: {
  text: string;
  config?: MermaidConfig;
}): RenderResult | null {
  const ownConfig = useMermaidConfig();
  const drawing = useDrawing({ text, config: config ?? ownConfig, isWanted: true });
  if (drawing?.error) throw drawing.error;
  return drawing?.result ?? null;
}
