import type { ComponentType } from 'react';
import Heading from '@theme/Heading';
import { groupBlogSidebarItemsByYear } from '../../runtime/blog/sidebar-items.js';
import type { BlogSidebarItem } from '../../runtime/blog/types.js';
import { useThemeConfig } from '../../runtime/theme-common/theme-config.js';

export interface Props {
  items: readonly BlogSidebarItem[];
  ListComponent: ComponentType<{ items: readonly BlogSidebarItem[] }>;
  yearGroupHeadingClassName?: string;
}

export default function BlogSidebarContent({ items, ListComponent, yearGroupHeadingClassName }: Props) {
  const { groupByYear } = useThemeConfig().blog.sidebar;
  if (!groupByYear) return <ListComponent items={items} />;
  return groupBlogSidebarItemsByYear(items).map(([year, posts]) => (
    <div key={year}>
      <Heading as="h3" className={yearGroupHeadingClassName}>
        {year}
      </Heading>
      <ListComponent items={posts} />
    </div>
  ));
}
