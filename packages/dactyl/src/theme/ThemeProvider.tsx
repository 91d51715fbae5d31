import ThemeProviderTitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import type { ReactNode } from 'react';

export interface Props {
  children: ReactNode;
}

/** The theme's providers, inside of `Root` and around every page. */
export default function ThemeProvider({ children }: Props) {
  return <ThemeProviderTitleFormatter>{children}</ThemeProviderTitleFormatter>;
}
