import DocSidebar from '@theme-original/DocSidebar';
import type { ComponentProps } from 'react';
import Clicker from '../../components/Clicker';

/** Only docs pages have this island. */
export default function DocSidebarWrapper(props: ComponentProps<typeof DocSidebar>) {
  return (
    <>
      <Clicker id="doc-sidebar" />
      <DocSidebar {...props} />
    </>
  );
}
