import clsx from 'clsx';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Link from '../../runtime/Link.js';
import type { SidebarLink } from '../../runtime/docs/types.js';
import { ThemeClassNames } from '../../runtime/theme-common/class-names.js';
import { isInternalUrl } from '../../shared/url.js';
import type { SidebarItemProps } from './item-props.js';

export type Props = SidebarItemProps<SidebarLink>;

export default function DocSidebarItemLink({ item, level }: Props) {
  const { href, label, className, autoAddBaseUrl } = item;
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
      <Link className="menu__link" to={href} autoAddBaseUrl={autoAddBaseUrl}>
        {label}
        {external && <IconExternalLink />}
      </Link>
    </li>
  );
}
