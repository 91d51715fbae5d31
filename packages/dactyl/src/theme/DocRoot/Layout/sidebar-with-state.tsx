/**
 * Hands the state of the sidebar, hidden or not, to a component that a site may have replaced: that of the theme leaves it
 * to CSS and the boot script. Each such holder is a module by itself, so that only as much runs in the browser as a
 * replacement needs.
 */
import DocRootLayoutSidebar, { type Props } from '@theme/DocRoot/Layout/Sidebar';
import { useHiddenSidebar } from '../../../features/docs/react/use-hidden-sidebar.js';

export function SidebarWithState({ sidebar }: Pick<Props, 'sidebar'>) {
  const [hidden, setHidden] = useHiddenSidebar();
  return (
    <DocRootLayoutSidebar sidebar={sidebar} hiddenSidebarContainer={hidden} setHiddenSidebarContainer={setHidden} />
  );
}
