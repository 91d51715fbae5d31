import clsx from 'clsx';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import {
  categoryHref,
  findFirstLink,
  isActiveSidebarItem,
  isVisibleSidebarItem,
} from '../../features/docs/react/sidebar-items.js';
import type { SidebarCategory } from '../../features/docs/react/types.js';
import Link from '../../react/Link.js';
import { LateItems } from '../../react/late-items.js';
import { Branch } from '../../react/region.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import { translate } from '../../react/Translate.js';
import { BranchPathProvider, useBranchPath, useIsLargeSidebar, useKeptItems } from './branch-path.js';
import { ItemBadge } from './item-badge.js';
import type { SidebarItemProps } from './item-props.js';

export type Props = SidebarItemProps<SidebarCategory>;

/** A category: native `<details>`, so that it opens without script. */
export default function DocSidebarItemCategory({ item, ...props }: Props) {
  const href = categoryHref(item, props.activePath);
  const isEmpty = !item.items.some((child) => isVisibleSidebarItem(child, props.activePath));
  if (isEmpty && href !== undefined) {
    const { label, badge, className } = item;
    return <DocSidebarItemLink item={{ type: 'link', label, badge, className, href }} {...props} />;
  }
  const isActive = props.activePath !== '' && isActiveSidebarItem(item, props.activePath);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(props.level),
        'menu__list-item',
        'menu__list-item--category',
        item.className,
      )}
    >
      {item.collapsible ? (
        <CollapsibleItems item={item} href={href} isActive={isActive} {...props} />
      ) : (
        <FixedItems item={item} href={href} isActive={isActive} {...props} />
      )}
    </li>
  );
}

/** `isActive`: whether the page is the category's own or in it. False in a shared sidebar, see `Link.tsx`. */
type ItemsProps = Props & { href: string | undefined; isActive: boolean };

function CollapsibleItems({ item, href, isActive, ...props }: ItemsProps) {
  const label = item.label;
  const isOpen = !item.collapsed || isActive;
  const summary =
    href === undefined ? (
      <summary className="menu__link menu__link--sublist menu__link--sublist-caret">
        {label}
        <ItemBadge badge={item.badge} />
      </summary>
    ) : (
      <summary
        className="clean-btn menu__caret"
        aria-label={translate(
          {
            id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
            message: "Expand sidebar category '{label}'",
            description: 'Label of the arrow beside a category of the sidebar',
          },
          { label },
        )}
      />
    );
  return (
    <>
      {href !== undefined && <CategoryLink href={href} item={item} isActive={isActive} />}
      <details data-collapsible="" open={isOpen} suppressHydrationWarning>
        {summary}
        <ul className="menu__list" data-branch-items="">
          <BranchItems item={item} isOpen={isOpen} {...props} />
        </ul>
      </details>
    </>
  );
}

function FixedItems({ item, href, isActive, ...props }: ItemsProps) {
  return (
    <>
      {href === undefined ? (
        <span className="menu__link dactyl-menu__heading">
          {item.label}
          <ItemBadge badge={item.badge} />
        </span>
      ) : (
        <CategoryLink href={href} item={item} isActive={isActive} />
      )}
      <ul className="menu__list">
        <DocSidebarItems items={item.items} activePath={props.activePath} level={props.level + 1} />
      </ul>
    </>
  );
}

function CategoryLink({ href, item, isActive }: Pick<ItemsProps, 'item' | 'isActive'> & { href: string }) {
  return (
    <div className="menu__list-item-collapsible">
      <Link className={clsx('menu__link menu__link--sublist', { 'menu__link--active': isActive })} to={href}>
        {item.label}
        <ItemBadge badge={item.badge} />
      </Link>
    </div>
  );
}

/**
 * The items of a closed category of a large sidebar are not in the page: a sidebar that pages share fetches them when it
 * is opened, and one that React renders on each page renders them then.
 */
function BranchItems({ item, isOpen, activePath, level, index }: Props & { isOpen: boolean }) {
  const path = useBranchPath(index);
  const isLarge = useIsLargeSidebar();
  return (
    <Branch id={path} of={useKeptItems(item.items)}>
      <BranchPathProvider path={path}>
        <LateItems first={isLarge && !isOpen ? findFirstLink(item.items) : undefined}>
          <DocSidebarItems items={item.items} activePath={activePath} level={level + 1} />
        </LateItems>
      </BranchPathProvider>
    </Branch>
  );
}
