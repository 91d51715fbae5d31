/**
 * Passes the sidebar's state (hidden or not) to a component that a site may have replaced; the theme's own
 * component leaves it to CSS and the boot script. Each such wrapper is a module of its own, so that only the code
 * that a replacement needs runs in the browser.
 */
import DocRootLayoutSidebar, { type Props } from '@theme/DocRoot/Layout/Sidebar';
import { useHiddenSidebar } from '../../../features/docs/react/use-hidden-sidebar.js';

export function SidebarWithState({ sidebar }: Pick<Props, 'sidebar'>) {
  const [hidden, setHidden] = useHiddenSidebar();
  return (
    <DocRootLayoutSidebar sidebar={sidebar} hiddenSidebarContainer={hidden} setHiddenSidebarContainer={setHidden} />
  );
}
