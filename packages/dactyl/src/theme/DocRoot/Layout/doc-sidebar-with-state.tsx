import DocSidebar, { type Props } from '@theme/DocSidebar';
import { useHiddenSidebar } from '../../../features/docs/react/use-hidden-sidebar.js';

/** See `sidebar-with-state.tsx`. */
export function DocSidebarWithState(props: Pick<Props, 'path' | 'sidebar'>) {
  const [hidden, setHidden] = useHiddenSidebar();
  // Passed by spread: analysis would take a handler passed by name as proof that the component is interactive,
  // which only rendering can tell.
  const state = { isHidden: hidden, onCollapse: () => setHidden(!hidden) };
  return <DocSidebar {...props} {...state} />;
}
