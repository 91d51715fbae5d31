import CollapseButton from '@theme/DocSidebar/Desktop/CollapseButton';
import { useHiddenSidebar } from '../../../features/docs/react/use-hidden-sidebar.js';

/** See `DocRoot/Layout/sidebar-with-state.tsx`, and for the spread `doc-sidebar-with-state.tsx`. */
export function CollapseButtonWithState() {
  const [hidden, setHidden] = useHiddenSidebar();
  const handlers = { onClick: () => setHidden(!hidden) };
  return <CollapseButton {...handlers} />;
}
