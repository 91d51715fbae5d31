import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useDocsSidebar } from '../../../features/docs/react/sidebar-context.js';

export interface Props {
  children: ReactNode;
  /** Whether the sidebar is hidden. Only used by replacements; here CSS widens the column. */
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
