import { useVisibleBlogSidebarItems } from '../../features/blog/react/sidebar-items.js';
import type { BlogSidebarData } from '../../features/blog/react/types.js';
import { Navigation } from './Navigation.js';

export interface Props {
  sidebar: BlogSidebarData;
}

/**
 * The list of posts for small screens only; hidden until the boot script moves it into the mobile menu. For sidebars of a site that
 * choose by window width; our own sidebar uses one list for all screens.
 */
export default function BlogSidebarMobile({ sidebar }: Props) {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside className="dactyl-blog__sidebar">
      <Navigation title={sidebar.title} items={items} />
    </aside>
  );
}
