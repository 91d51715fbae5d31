import type { ReactNode } from 'react';
import { DocsPreferredVersionContextProvider } from '../../runtime/docs/preferred-version.js';
import { ColorModeProvider } from '../../runtime/theme-common/color-mode.js';
import { PluginHtmlClassNameProvider } from '../../runtime/theme-common/html-class-name.js';

export interface Props {
  children: ReactNode;
}

/** The contexts that hooks of the theme need. */
export default function LayoutProvider({ children }: Props) {
  return (
    <ColorModeProvider>
      <DocsPreferredVersionContextProvider>
        <PluginHtmlClassNameProvider>{children}</PluginHtmlClassNameProvider>
      </DocsPreferredVersionContextProvider>
    </ColorModeProvider>
  );
}
