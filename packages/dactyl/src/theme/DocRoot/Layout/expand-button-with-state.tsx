import DocRootLayoutSidebarExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import { useHiddenSidebar } from '../../../features/docs/react/use-hidden-sidebar.js';

/** See `sidebar-with-state.tsx`. */
export function ExpandButtonWithState() {
  const [hidden, setHidden] = useHiddenSidebar();
  return <DocRootLayoutSidebarExpandButton toggleSidebar={() => setHidden(!hidden)} />;
}
