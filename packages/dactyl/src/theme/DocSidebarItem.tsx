import DocSidebarItemCategory from '@theme/DocSidebarItem/Category';
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import type { SidebarItem } from '../features/docs/react/types.js';
import type { SidebarItemProps } from './DocSidebarItem/item-props.js';

export type Props = SidebarItemProps<SidebarItem>;

export default function DocSidebarItem({ item, ...props }: Props) {
  switch (item.type) {
    case 'category':
      return <DocSidebarItemCategory item={item} {...props} />;
    case 'html':
      return <DocSidebarItemHtml item={item} {...props} />;
    case 'link':
      return <DocSidebarItemLink item={item} {...props} />;
  }
}
