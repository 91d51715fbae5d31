import type { ReactNode } from 'react';

export interface Props {
  children: ReactNode;
}

/**
 * A component for sites to replace that want their own rule for page titles: the replacement puts a
 * `<TitleFormatterProvider>` around the children. The theme's rule applies without a provider.
 */
export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  return children;
}
