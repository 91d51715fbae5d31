import LinkItem from '@theme-init/Footer/LinkItem';
import clsx from 'clsx';
import type { FooterLink } from '../../../../react/format/theme-common/theme-config.js';

export interface Props {
  item: FooterLink;
}

/** A link to the banner is the same on all pages; any other is the theme's. */
export default function FooterLinkItem({ item }: Props) {
  if (item.href !== '#dactyl-consent') return <LinkItem item={item} />;
  return (
    <a className={clsx('footer__link-item', item.className)} href="#dactyl-consent" data-no-navigation>
      {item.label}
    </a>
  );
}
