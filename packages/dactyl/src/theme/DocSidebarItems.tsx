import DocSidebarItem from '@theme/DocSidebarItem';
import type { SidebarItem } from '../runtime/docs/types.js';
import { useVisibleSidebarItems } from '../runtime/docs/use-sidebar.js';

export interface Props {
  items: readonly SidebarItem[];
  activePath: string;
  /** 1 at the top. */
  level: number;
}

export default function DocSidebarItems({ items, ...props }: Props) {
  const visible = useVisibleSidebarItems(items, props.activePath);
  return visible.map((item, index) => <DocSidebarItem key={index} item={item} index={index} {...props} />);
}
