import type { ComponentProps, ReactNode } from 'react';
import MDXComponents from '@theme-original/MDXComponents';

function Shout({ children }: { children: ReactNode }) {
  return <strong className="shout">{children}!</strong>;
}

function Anchor(props: ComponentProps<'a'>) {
  return <a data-mine="" {...props} />;
}

export default { ...MDXComponents, Shout, a: Anchor };
