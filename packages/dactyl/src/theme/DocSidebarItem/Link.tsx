import clsx from 'clsx';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Link from '../../react/Link.js';
import type { SidebarLink } from '../../features/docs/react/types.js';
import { ThemeClassNames } from '../../react/format/theme-common/class-names.js';
import { isInternalUrl, isSamePath } from '../../shared/url.js';
import { ItemBadge } from './item-badge.js';
import type { SidebarItemProps } from './item-props.js';

export type Props = SidebarItemProps<SidebarLink>;

export default function DocSidebarItemLink({ item, level, activePath }: Props) {
  const { href, label, badge, className, autoAddBaseUrl } = item;
  // Without a path the sidebar is shared by many pages, and the build and the router mark the active link for each
  // of them.
  const isActive = activePath !== '' && isSamePath(href, activePath);
  const external = !isInternalUrl(href);
  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemLink,
        ThemeClassNames.docs.docSidebarItemLinkLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <Link
        className={clsx('menu__link', { 'menu__link--active': isActive })}
        aria-current={isActive ? 'page' : undefined}
        to={href}
        autoAddBaseUrl={autoAddBaseUrl}
      >
        {label}
        <ItemBadge badge={badge} />
        {external && <IconExternalLink />}
      </Link>
    </li>
  );
}
