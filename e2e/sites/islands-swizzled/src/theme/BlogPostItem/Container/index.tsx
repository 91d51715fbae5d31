import { useColorMode } from '@docusaurus/theme-common';
import type { ReactNode } from 'react';

export default function BlogPostItemContainer({ children, className }: { children: ReactNode; className?: string }) {
  const { colorMode } = useColorMode();
  return (
    <article className={`${className ?? ''} post--${colorMode}`.trim()} data-testid="post">
      {children}
    </article>
  );
}
