import clsx from 'clsx';
import type { ReactNode } from 'react';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import StructuredData from '@theme/DocBreadcrumbs/StructuredData';
import { categoryHref } from '../features/docs/react/sidebar-items.js';
import type { SidebarCategory, SidebarLink } from '../features/docs/react/types.js';
import { useSidebarBreadcrumbs } from '../features/docs/react/use-sidebar.js';
import Link from '../react/Link.js';
import { useDocusaurusContext } from '../react/site-context.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { translate } from '../react/Translate.js';

/** Attributes of the list as microdata, as in releases up to 3.7. Omitted when no item has a page. */
const LIST = { itemScope: true, itemType: 'https://schema.org/BreadcrumbList' };

/**
 * Breadcrumbs: the home page, and the sidebar categories around the page. Search engines read them as structured data.
 */
export default function DocBreadcrumbs() {
  const trail = useSidebarBreadcrumbs();
  const { hasJsonBreadcrumbs } = useDocusaurusContext().siteFormat;
  if (!trail) return null;
  const linked = hasJsonBreadcrumbs ? [] : trail.filter((item) => hrefOf(item) !== undefined);
  return (
    <nav
      className={clsx(ThemeClassNames.docs.docBreadcrumbs, 'dactyl-breadcrumbs')}
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'Label of the breadcrumbs',
      })}
    >
      {hasJsonBreadcrumbs && trail.some((item) => hrefOf(item) !== undefined) && <StructuredData breadcrumbs={trail} />}
      <ul className="breadcrumbs" {...(linked.length > 0 && LIST)}>
        <HomeBreadcrumbItem />
        {trail.map((item, index) => (
          <BreadcrumbItem
            key={index}
            item={item}
            isLast={index === trail.length - 1}
            position={linked.indexOf(item) + 1}
            hasMicrodata={!hasJsonBreadcrumbs}
          />
        ))}
      </ul>
    </nav>
  );
}

interface ItemProps {
  item: SidebarCategory | SidebarLink;
  isLast: boolean;
  /** 1-based position among the items that have a page; 0 for an item without one. */
  position: number;
  hasMicrodata: boolean;
}

function BreadcrumbItem({ item, isLast, position, hasMicrodata }: ItemProps) {
  const href = hrefOf(item);
  const listItem =
    position > 0 ? { itemScope: true, itemProp: 'itemListElement', itemType: 'https://schema.org/ListItem' } : {};
  return (
    <li {...listItem} className={clsx('breadcrumbs__item', { 'breadcrumbs__item--active': isLast })}>
      <Label href={href} isLast={isLast} hasMicrodata={hasMicrodata}>
        {item.label}
      </Label>
      {position > 0 && <meta itemProp="position" content={String(position)} />}
    </li>
  );
}

interface LabelProps extends Pick<ItemProps, 'isLast' | 'hasMicrodata'> {
  href: string | undefined;
  children: ReactNode;
}

function Label({ href, isLast, hasMicrodata, children }: LabelProps) {
  const name = hasMicrodata ? 'name' : undefined;
  if (isLast) {
    return (
      <span className="breadcrumbs__link" itemProp={name} aria-current="page">
        {children}
      </span>
    );
  }
  if (href === undefined) return <span className="breadcrumbs__link">{children}</span>;
  return (
    <Link className="breadcrumbs__link" href={href} itemProp={hasMicrodata ? 'item' : undefined}>
      <span itemProp={name}>{children}</span>
    </Link>
  );
}

function hrefOf(item: SidebarCategory | SidebarLink): string | undefined {
  return item.type === 'category' ? categoryHref(item) : item.href;
}
