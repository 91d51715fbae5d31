import DocSidebarItem from '@theme/DocSidebarItem';
import { findFirstLink, isActiveSidebarItem } from '../../features/docs/react/sidebar-items.js';
import { groupSidebarItems, type SidebarGroup } from './sidebar-groups.js';
import type { SidebarItem } from '../../features/docs/react/types.js';
import { LateItems } from '../../react/late-items.js';
import { Branch } from '../../react/region.js';
import { BranchPathProvider, useBranchPath, useKeptItems } from './branch-path.js';

export interface Props {
  items: readonly SidebarItem[];
  activePath: string;
  level: number;
  /** Index of the first item in its whole list. */
  start?: number;
}

/**
 * The items of a large sidebar: a long list is divided into groups that are closed like categories, except for the group of
 * the page. The items keep their level.
 */
export function ItemGroups({ items, start = 0, ...props }: Props) {
  const groups = groupSidebarItems(items);
  if (groups)
    return groups.map((group) => (
      <Group key={group.start} {...props} group={{ ...group, start: start + group.start }} />
    ));
  return items.map((item, index) => <DocSidebarItem key={index} item={item} index={start + index} {...props} />);
}

/** Native `<details>`, like a category. Its first link stands for the items while they are left out. */
function Group({ group, ...props }: Omit<Props, 'items' | 'start'> & { group: SidebarGroup }) {
  const { label, items, start } = group;
  const path = useBranchPath(start);
  const isOpen = props.activePath !== '' && items.some((item) => isActiveSidebarItem(item, props.activePath));
  return (
    <li className="menu__list-item menu__list-item--category dactyl-menu__group">
      <details data-collapsible="" open={isOpen} suppressHydrationWarning>
        <summary className="menu__link menu__link--sublist menu__link--sublist-caret">{label}</summary>
        <ul className="menu__list" data-branch-items="">
          <Branch id={path} of={useKeptItems(items)} isPart>
            <BranchPathProvider path={`${path}-group`}>
              <LateItems first={isOpen ? undefined : findFirstLink(items)}>
                <ItemGroups items={items} start={start} {...props} />
              </LateItems>
            </BranchPathProvider>
          </Branch>
        </ul>
      </details>
    </li>
  );
}
