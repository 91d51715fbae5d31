/** What each kind of sidebar item receives. */
export interface SidebarItemProps<Item> {
  item: Item;
  activePath: string;
  /** 1 at the top. */
  level: number;
  /** Place among its siblings. */
  index: number;
}
