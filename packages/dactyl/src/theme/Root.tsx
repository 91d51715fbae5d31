import type { ReactNode } from 'react';

export interface Props {
  children: ReactNode;
}

/** Around the whole page, above the layout: the place for a site's own providers. */
export default function Root({ children }: Props): ReactNode {
  return children;
}
