import DocSidebar, { type Props } from '@theme/DocSidebar';
import { useHiddenSidebar } from '../../../features/docs/react/use-hidden-sidebar.js';

/** See `sidebar-with-state.tsx`. */
export function DocSidebarWithState(props: Pick<Props, 'path' | 'sidebar'>) {
  const [hidden, setHidden] = useHiddenSidebar();
  // Spread, because analysis takes a handler by its name for one that is used. Whether it is, rendering tells.
  const state = { isHidden: hidden, onCollapse: () => setHidden(!hidden) };
  return <DocSidebar {...props} {...state} />;
}
