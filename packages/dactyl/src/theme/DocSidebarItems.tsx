import DocSidebarItem from '@theme/DocSidebarItem';
import DocSidebarItemCategory from '@theme/DocSidebarItem/Category';
import { SidebarLevel } from '../features/docs/react/expanded-item.js';
import type { SidebarItem } from '../features/docs/react/types.js';
import { useVisibleSidebarItems } from '../features/docs/react/use-sidebar.js';
import { SidebarSizeProvider, useIsLargeSidebar } from './DocSidebarItem/branch-path.js';
import { ItemGroups } from './DocSidebarItem/item-groups.js';
import * as own from './DocSidebarItem/own-parts.js';

export interface Props {
  items: readonly SidebarItem[];
  activePath: string;
  /** Nesting level; 1 at the top of the sidebar. */
  level: number;
}

export default function DocSidebarItems(props: Props) {
  if (props.level > 1) return <Level {...props} />;
  return (
    <SidebarSizeProvider items={props.items}>
      <Level {...props} />
    </SidebarSizeProvider>
  );
}

function Level({ items, ...props }: Props) {
  const visible = useVisibleSidebarItems(items, props.activePath);
  const isLarge = useIsLargeSidebar();
  // Compared here and not at module level, because modules of the theme import each other.
  const isOwn = DocSidebarItemCategory === own.Category;
  if (isOwn && isLarge) return <ItemGroups items={visible} {...props} />;
  const shown = visible.map((item, index) => <DocSidebarItem key={index} item={item} index={index} {...props} />);
  if (isOwn) return shown;
  return (
    <SidebarLevel items={visible} activePath={props.activePath} level={props.level}>
      {shown}
    </SidebarLevel>
  );
}
