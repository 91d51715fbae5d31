import ThemeProviderTitleFormatter from '@theme/ThemeProvider/TitleFormatter';
import type { ReactNode } from 'react';

export interface Props {
  children: ReactNode;
}

/** Around all pages, inside of `Root`: what the theme provides to each of them. */
export default function ThemeProvider({ children }: Props) {
  return <ThemeProviderTitleFormatter>{children}</ThemeProviderTitleFormatter>;
}
