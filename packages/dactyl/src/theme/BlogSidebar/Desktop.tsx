import Content from '@theme/BlogSidebar/Content';
import { BlogSidebarItemList, useVisibleBlogSidebarItems } from '../../runtime/blog/sidebar-items.js';
import type { BlogSidebarData, BlogSidebarItem } from '../../runtime/blog/types.js';
import { translate } from '../../runtime/Translate.js';

export interface Props {
  sidebar: BlogSidebarData;
}

export default function BlogSidebarDesktop({ sidebar }: Props) {
  const items = useVisibleBlogSidebarItems(sidebar.items);
  return (
    <aside className="col col--3 dactyl-blog__sidebar">
      <nav
        className="dactyl-blog-sidebar thin-scrollbar"
        aria-label={translate({
          id: 'theme.blog.sidebar.navAriaLabel',
          message: 'Recent blog posts',
          description: 'Label of the recent posts',
        })}
        data-mobile-secondary=""
      >
        <div className="dactyl-blog-sidebar__title">{sidebar.title}</div>
        <Content items={items} ListComponent={PostList} />
      </nav>
    </aside>
  );
}

function PostList({ items }: { items: readonly BlogSidebarItem[] }) {
  return (
    <BlogSidebarItemList
      items={items}
      ulClassName="dactyl-blog-sidebar__list clean-list"
      linkClassName="dactyl-blog-sidebar__link"
      linkActiveClassName="dactyl-blog-sidebar__link--active"
    />
  );
}
