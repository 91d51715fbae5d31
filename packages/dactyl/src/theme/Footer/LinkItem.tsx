import clsx from 'clsx';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Link from '../../react/Link.js';
import { isInternalUrl } from '../../shared/url.js';
import type { FooterLink } from '../../react/format/theme-common/theme-config.js';
import { useBaseUrlUtils } from '../../react/use-base-url.js';

export interface Props {
  item: FooterLink;
}

export default function FooterLinkItem({ item }: Props) {
  const { to, href, label, html, prependBaseUrlToHref, className, ...attributes } = item;
  const { withBaseUrl } = useBaseUrlUtils();
  // The link is on every page, so `to` is relative to the base URL, with or without a leading slash.
  const own = to === undefined ? undefined : withBaseUrl(to);
  const target = href && prependBaseUrlToHref ? withBaseUrl(href, { forcePrependBaseUrl: true }) : (href ?? own);
  return (
    <Link className={clsx('footer__link-item', className)} to={target} {...attributes}>
      {label}
      {href && !isInternalUrl(href) && <IconExternalLink />}
    </Link>
  );
}
