import IconExternalLink from '@theme/Icon/ExternalLink';
import Link from '../../runtime/Link.js';
import { isInternalUrl } from '../../shared/url.js';
import type { FooterLink } from '../../runtime/theme-common/theme-config.js';
import { useBaseUrlUtils } from '../../runtime/use-base-url.js';

export interface Props {
  item: FooterLink;
}

export default function FooterLinkItem({ item }: Props) {
  const { to, href, label, html, prependBaseUrlToHref, ...attributes } = item;
  const { withBaseUrl } = useBaseUrlUtils();
  const target = href && prependBaseUrlToHref ? withBaseUrl(href, { forcePrependBaseUrl: true }) : (href ?? to);
  return (
    <Link className="footer__link-item" to={target} {...attributes}>
      {label}
      {href && !isInternalUrl(href) && <IconExternalLink />}
    </Link>
  );
}
