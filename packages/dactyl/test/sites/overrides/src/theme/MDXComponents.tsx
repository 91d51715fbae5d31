import type { ReactNode } from 'react';
import MDXComponents from '@theme-original/MDXComponents';

function Shout({ children }: { children: ReactNode }) {
  return <strong className="shout">{children}!</strong>;
}

export default { ...MDXComponents, Shout };
