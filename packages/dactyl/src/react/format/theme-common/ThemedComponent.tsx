import type { ReactNode } from 'react';
import { changesInBrowser } from '../../changes-in-browser.js';
import { useIsBrowser } from '../../use-is-browser.js';
import { useColorMode, type ColorMode } from './use-color-mode.js';

export interface ThemedComponentProps {
  className?: string | undefined;
  /** Renders the variant of a mode. */
  children: (variant: { theme: ColorMode; className: string }) => ReactNode;
}

/**
 * Renders both variants on the server, where CSS hides one, and in the browser only the variant of the current mode.
 */
export function ThemedComponent({ className, children }: ThemedComponentProps): ReactNode {
  const isBrowser = useIsBrowser();
  const { colorMode } = useColorMode();
  const modes: readonly ColorMode[] = isBrowser ? [colorMode] : ['light', 'dark'];
  return modes.map((theme) => <ThemedVariant key={theme} theme={theme} className={className} render={children} />);
}

if (import.meta.env.SSR) changesInBrowser(ThemedComponent, 'ThemedComponent', 'visible');

interface VariantProps {
  theme: ColorMode;
  className: string | undefined;
  render: ThemedComponentProps['children'];
}

/** The class names are those of themed images, which the theme's style sheet hides. */
function ThemedVariant({ theme, className, render }: VariantProps): ReactNode {
  const own = ['dactyl-themed-image', `dactyl-themed-image--${theme}`, className];
  return render({ theme, className: own.filter(Boolean).join(' ') });
}
