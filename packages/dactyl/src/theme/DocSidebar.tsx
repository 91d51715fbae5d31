import DocSidebarDesktop from '@theme/DocSidebar/Desktop';
import type { SidebarItem } from '../features/docs/react/types.js';

export interface Props {
  /** Pathname of the page, or nothing in a sidebar that pages share. */
  path: string;
  sidebar: SidebarItem[];
  /** Hides the sidebar. */
  onCollapse?: () => void;
  /** For replacements: here CSS hides it. */
  isHidden?: boolean;
}

/** One sidebar for all screens: on small ones the boot script moves it into the mobile menu. */
export default function DocSidebar(props: Props) {
  return <DocSidebarDesktop {...props} />;
}
