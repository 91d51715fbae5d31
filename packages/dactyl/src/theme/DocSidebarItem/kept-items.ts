import DocSidebarItem from '@theme/DocSidebarItem';
import DocSidebarItemHtml from '@theme/DocSidebarItem/Html';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import type { SidebarItem } from '../../features/docs/react/types.js';
import * as own from './own-parts.js';

/** The items, as what their branch is made of; `undefined` where a component of the site may use something else. */
export function keptItems(items: readonly SidebarItem[]): readonly SidebarItem[] | undefined {
  const isOwn =
    DocSidebarItem === own.Item &&
    DocSidebarItems === own.Items &&
    DocSidebarItemLink === own.Link &&
    DocSidebarItemHtml === own.Html;
  return isOwn ? items : undefined;
}
