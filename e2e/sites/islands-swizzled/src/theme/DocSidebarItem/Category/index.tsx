import { isActiveSidebarItem, useDocSidebarItemsExpandedState } from '@docusaurus/plugin-content-docs/client';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import { useEffect, useState } from 'react';

/** Ejected: a button that opens and closes, with the state that categories beside each other share. */
export default function DocSidebarItemCategory({ item, activePath, level, index }: Props) {
  const { autoCollapseCategories } = useThemeConfig().docs.sidebar;
  const isActive = isActiveSidebarItem(item, activePath);
  const [isOpen, setOpen] = useState(isActive || !item.collapsed);
  const { expandedItem, setExpandedItem } = useDocSidebarItemsExpandedState();
  useEffect(() => {
    if (autoCollapseCategories && expandedItem !== null && expandedItem !== index) setOpen(false);
  }, [autoCollapseCategories, expandedItem, index]);
  return (
    <li>
      <button
        type="button"
        className={isActive ? 'menu__link menu__link--active' : 'menu__link'}
        aria-expanded={isOpen}
        onClick={() => {
          setExpandedItem(isOpen ? null : index);
          setOpen(!isOpen);
        }}
      >
        {item.label}
      </button>
      {isOpen && (
        <ul className="menu__list">
          <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
        </ul>
      )}
    </li>
  );
}
