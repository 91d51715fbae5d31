import type { ReactNode } from 'react';
import BackToTopButton from '@theme/BackToTopButton';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import { useDocsSidebar } from '../../features/docs/react/sidebar-context.js';
import { SidebarWithState } from './Layout/sidebar-with-state.js';

export interface Props {
  children: ReactNode;
}

export default function DocRootLayout({ children }: Props) {
  const sidebar = useDocsSidebar();
  return (
    <div className="dactyl-docs">
      <BackToTopButton />
      {sidebar && <SidebarWithState sidebar={sidebar.items} />}
      <DocRootLayoutMain>{children}</DocRootLayoutMain>
    </div>
  );
}
