import type { ReactNode } from 'react';
import BackToTopButton from '@theme/BackToTopButton';
import DocRootLayoutMain from '@theme/DocRoot/Layout/Main';
import DocRootLayoutSidebar from '@theme/DocRoot/Layout/Sidebar';
import { useDocsSidebar } from '../../runtime/docs/sidebar-context.js';

export interface Props {
  children: ReactNode;
}

export default function DocRootLayout({ children }: Props) {
  const sidebar = useDocsSidebar();
  return (
    <div className="dactyl-docs">
      <BackToTopButton />
      {sidebar && <DocRootLayoutSidebar sidebar={sidebar.items} />}
      <DocRootLayoutMain>{children}</DocRootLayoutMain>
    </div>
  );
}
