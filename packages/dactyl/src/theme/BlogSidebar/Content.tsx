import type { ComponentType } from 'react';
import Heading from '@theme/Heading';
import { groupBlogSidebarItemsByYear } from '../../features/blog/react/sidebar-items.js';
import type { BlogSidebarItem } from '../../features/blog/react/types.js';
import { Branch } from '../../react/region.js';
import { useThemeConfig } from '../../react/format/theme-common/theme-config.js';

export interface Props {
  items: readonly BlogSidebarItem[];
  ListComponent: ComponentType<{ items: readonly BlogSidebarItem[] }>;
  yearGroupHeadingClassName?: string;
}

/**
 * In lists of at least this length, years are collapsible. Initially only the newest year and the year of the current
 * page are open: nobody reads so many titles, and pages would grow with the number of posts.
 */
const LONG_LIST = 100;

export default function BlogSidebarContent({ items, ListComponent, yearGroupHeadingClassName }: Props) {
  const { groupByYear } = useThemeConfig().blog.sidebar;
  if (!groupByYear) return <ListComponent items={items} />;
  const years = groupBlogSidebarItemsByYear(items);
  const isLong = items.length > LONG_LIST && years.length > 1;
  return years.map(([year, posts], index) => {
    const heading = (
      <Heading as="h3" className={yearGroupHeadingClassName}>
        {year}
      </Heading>
    );
    const list = <ListComponent items={posts} />;
    if (!isLong) {
      return (
        <div key={year}>
          {heading}
          {list}
        </div>
      );
    }
    return (
      <details key={year} data-collapsible="" open={index === 0} suppressHydrationWarning>
        <summary className="menu__link menu__link--sublist-caret">{heading}</summary>
        <div data-branch-items="">
          <Branch id={year}>{list}</Branch>
        </div>
      </details>
    );
  });
}
