import BlogSidebarDesktop from '@theme/BlogSidebar/Desktop';
import type { BlogSidebarData } from '../features/blog/react/types.js';

export interface Props {
  sidebar: BlogSidebarData;
}

/** Recent posts, for all screens: on small ones the boot script moves them into the mobile menu. */
export default function BlogSidebar({ sidebar }: Props) {
  return <BlogSidebarDesktop sidebar={sidebar} />;
}
