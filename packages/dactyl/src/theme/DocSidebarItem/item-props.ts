/** What each kind of sidebar item receives. */
export interface SidebarItemProps<Item> {
  item: Item;
  activePath: string;
  /** Nesting level; 1 at the top of the sidebar. */
  level: number;
  /** Index of the item among its siblings. */
  index: number;
}
