import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDocsSidebar } from '../../../features/docs/react/sidebar-context.js';

export interface Props {
  children: ReactNode;
  /** For replacements: here CSS makes room. */
  hiddenSidebarContainer?: boolean;
}

export default function DocRootLayoutMain({ children }: Props) {
  const sidebar = useDocsSidebar();
  return (
    <main className={clsx('dactyl-docs__main', { 'dactyl-docs__main--wide': !sidebar })}>
      <div className="container padding-top--md padding-bottom--lg">{children}</div>
    </main>
  );
}
