import DocSidebarDesktopContent from '@theme/DocSidebar/Desktop/Content';
import type { SidebarItem } from '../../features/docs/react/types.js';

export interface Props {
  path: string;
  sidebar: SidebarItem[];
}

/**
 * The menu for small screens only; hidden until the boot script moves it into the mobile menu. For sidebars of a site that choose by
 * window width; our own sidebar uses one menu for all screens.
 */
export default function DocSidebarMobile({ path, sidebar }: Props) {
  return <DocSidebarDesktopContent path={path} sidebar={sidebar} />;
}
