import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import type { BlogSidebarData } from '../features/blog/react/types.js';

export interface Props {
  sidebar: BlogSidebarData;
}

/** The list of recent posts for all screens: on small screens the boot script moves it into the mobile menu. */
export default function BlogSidebar({ sidebar }: Props) {
  return <BlogSidebarDesktop sidebar={sidebar} />;
}
