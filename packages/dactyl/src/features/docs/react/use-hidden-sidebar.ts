import { useSyncExternalStore, type Dispatch, type SetStateAction } from 'react';
import { hideSidebar, isSidebarHidden, watchSidebar } from '../../../browser/stores/hidden-sidebar.js';

/** Whether the reader has hidden the sidebar, as a state. The theme hands it to components that sites may replace. */
export function useHiddenSidebar(): [boolean, Dispatch<SetStateAction<boolean>>] {
  return [useSyncExternalStore(watchSidebar, isSidebarHidden, () => false), setHidden];
}

function setHidden(action: SetStateAction<boolean>): void {
  hideSidebar(typeof action === 'function' ? action(isSidebarHidden()) : action);
}
