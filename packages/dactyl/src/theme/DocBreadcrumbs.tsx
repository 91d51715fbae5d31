import clsx from 'clsx';
import type { ReactNode } from 'react';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import { categoryHref } from '../runtime/docs/sidebar-items.js';
import type { SidebarCategory, SidebarLink } from '../runtime/docs/types.js';
import { useSidebarBreadcrumbs } from '../runtime/docs/use-sidebar.js';
import Link from '../runtime/Link.js';
import { ThemeClassNames } from '../runtime/theme-common/class-names.js';
import { translate } from '../runtime/Translate.js';

/** Without an item that has a page there is no list for search engines either. */
const LIST = { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' };

/** The way from the home page through the sidebar; search engines read it as structured data. */
export default function DocBreadcrumbs() {
  const trail = useSidebarBreadcrumbs();
  if (!trail) return null;
  const linked = trail.filter((item) => hrefOf(item) !== undefined);
  return (
    <nav
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, 'dactyl-breadcrumbs')}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'Label of the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs" {...(linked.length > 0 && LIST)}>
        <HomeBreadcrumbItem />
        {trail.map((item, index) => (
          <BreadcrumbItem
            key={index}
            item={item}
            isLast={index === trail.length - 1}
            position={linked.indexOf(item) + 1}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ItemProps {
  item: SidebarCategory | SidebarLink;
  isLast: boolean;
  /** Among the items with a page; 0 for one without. */
  position: number;
}

function BreadcrumbItem({ item, isLast, position }: ItemProps) {
  const href = hrefOf(item);
  const listItem =
    position > 0 ? { itemScope: true, itemProp: 'itemListElement', itemType: 'https://schema.org/ListItem' } : {};
  return (
    <li {...listItem} className={clsx('breadcrumbs__item', { 'breadcrumbs__item--active': isLast })}>
      <Label href={href} isLast={isLast}>
        {item.label}
      </Label>
      {position > 0 && <meta itemProp="position" content={String(position)} />}
    </li>
  );
}

function Label({ href, isLast, children }: { href: string | undefined; isLast: boolean; children: ReactNode }) {
  if (isLast) {
    return (
      <span className="breadcrumbs__link" itemProp="name" aria-current="page">
        {children}
      </span>
    );
  }
  if (href === undefined) return <span className="breadcrumbs__link">{children}</span>;
  return (
    <Link className="breadcrumbs__link" href={href} itemProp="item">
      <span itemProp="name">{children}</span>
    </Link>
  );
}

function hrefOf(item: SidebarCategory | SidebarLink): string | undefined {
  return item.type === 'category' ? categoryHref(item) : item.href;
}
