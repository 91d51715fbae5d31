import Content from '@theme/BlogSidebar/Content';
import { BlogSidebarItemList } from '../../features/blog/react/sidebar-items.js';
import type { BlogSidebarItem } from '../../features/blog/react/types.js';
import { translate } from '../../react/Translate.js';

export interface NavigationProps {
  title: string;
  /** Posts that are listed. */
  items: readonly BlogSidebarItem[];
}

/** The list of posts, which the boot script moves into the mobile menu. */
export function Navigation({ title, items }: NavigationProps) {
  return (
    <nav
      className="dactyl-blog-sidebar thin-scrollbar"
      aria-label={translate({
        id: 'theme.blog.sidebar.navAriaLabel',
        message: 'Recent blog posts',
        description: 'Label of the recent posts',
      })}
      data-mobile-secondary=""
    >
      <div className="dactyl-blog-sidebar__title">{title}</div>
      <Content items={items} ListComponent={PostList} yearGroupHeadingClassName="dactyl-blog-sidebar__year" />
    </nav>
  );
}

/** Menu links: inside a region, the build and the router mark the link to the current page. */
function PostList({ items }: { items: readonly BlogSidebarItem[] }) {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="menu__list"
      liClassName="menu__list-item"
      linkClassName="menu__link"
    />
  );
}
