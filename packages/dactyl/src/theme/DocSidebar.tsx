import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type { SidebarItem } from '../features/docs/react/types.js';

export interface Props {
  /** Pathname of the page; empty in a sidebar that pages share. */
  path: string;
  sidebar: SidebarItem[];
  /** Hides the sidebar. Only used by replacements. */
  onCollapse?: () => void;
  /** Whether the sidebar is hidden. Only used by replacements; CSS hides the theme's own sidebar. */
  isHidden?: boolean;
}

/** The sidebar for all screens: on small screens the boot script moves it into the mobile menu. */
export default function DocSidebar(props: Props) {
  return <DocSidebarDesktop {...props} />;
}
