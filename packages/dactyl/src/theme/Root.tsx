import type { ReactNode } from 'react';

export interface Props {
  children: ReactNode;
}

/** Surrounds the whole page, outside of the layout. Sites replace it to add their own providers. */
export default function Root({ children }: Props): ReactNode {
  return children;
}
