import { useVisibleBlogSidebarItems } from '../../features/blog/react/sidebar-items.js';
import type { BlogSidebarData, BlogSidebarItem } from '../../features/blog/react/types.js';
import { Region } from '../../react/region.js';
import { useRouteContext } from '../../react/route-context.js';
import { Navigation } from './Navigation.js';

export interface Props {
  sidebar: BlogSidebarData;
}

/** The list of posts beside the text, shared by all pages of a blog. */
export default function BlogSidebarDesktop({ sidebar }: Props) {
  const { plugin } = useRouteContext();
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <Region name="blog-sidebar" id={`${plugin.id}-${identify(items)}`}>
      <aside className="col col--3 dactyl-blog__sidebar">
        <Navigation title={sidebar.title} items={items} />
      </aside>
    </Region>
  );
}

/**
 * Identifies a list within a blog: an unlisted post's page shows one post more, and a layout of the site may choose
 * its own posts.
 */
function identify(items: readonly BlogSidebarItem[]): string {
  const marks = [items[0], items.at(-1), items.find(({ unlisted }) => unlisted)];
  return [items.length, ...marks.map((item) => item?.permalink)].join('-');
}
