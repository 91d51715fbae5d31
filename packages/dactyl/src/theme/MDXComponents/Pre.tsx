import type { ComponentProps, ReactNode } from 'react';

export type Props = ComponentProps<'pre'>;

/** The code inside brings its own `<pre>`. */
export default function MDXPre({ children }: Props): ReactNode {
  return children;
}
