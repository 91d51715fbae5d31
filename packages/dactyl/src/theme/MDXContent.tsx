import type { ReactNode } from 'react';
import MDXComponents from '@theme/MDXComponents';
import { MDXProvider } from '../react/format/mdx-components.js';

export interface Props {
  children: ReactNode;
}

/** Surrounds compiled Markdown and provides the components for its elements. */
export default function MDXContent({ children }: Props) {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}
