import type { ReactNode } from 'react';

export interface Props {
  children: ReactNode;
}

/**
 * The place for a rule of the site's own for titles: a replacement puts a `<TitleFormatterProvider>` around the children.
 * The theme has its rule without one.
 */
export default function ThemeProviderTitleFormatter({ children }: Props): ReactNode {
  return children;
}
