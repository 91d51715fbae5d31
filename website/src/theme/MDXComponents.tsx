import type { ReactNode } from 'react';
import { RepositoryLink, WithoutRepository, WithRepository } from '@site/src/repository/Repository';
import MDXComponents from '@theme-original/MDXComponents';

/** A key of the keyboard. */
function Key({ children }: { children: ReactNode }) {
  return <kbd>{children}</kbd>;
}

/** What each page may use without an import. The guide "MDX and React" shows `Key`. */
export default { ...MDXComponents, Key, RepositoryLink, WithoutRepository, WithRepository };
