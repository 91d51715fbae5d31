import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content';
import type { SidebarItem } from '../../features/docs/react/types.js';

export interface Props {
  path: string;
  sidebar: SidebarItem[];
}

/**
 * The menu for small screens alone: out of sight until the mobile menu borrows it. For sidebars of a site that choose
 * by the width of the window; ours lends the menu that is there for all screens.
 */
export default function DocSidebarMobile({ path, sidebar }: Props) {
  return <DocSidebarDesktopContent path={path} sidebar={sidebar} />;
}
