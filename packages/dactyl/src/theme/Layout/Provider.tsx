import type { ReactNode } from 'react';
import { DocsPreferredVersionContextProvider } from '../../features/docs/react/preferred-version.js';
import { ColorModeProvider } from '../../react/format/theme-common/color-mode.js';
import { PluginHtmlClassNameProvider } from '../../react/format/theme-common/html-class-name.js';

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
