import type { ReactNode } from 'react';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { HtmlElement } from '../../react/HtmlElement.js';
import Link, { type LinkProps } from '../../react/Link.js';
import { useBaseUrlUtils } from '../../react/use-base-url.js';
import { isInternalUrl, removeTrailingSlash } from '../../shared/url.js';

export interface Props extends Omit<LinkProps, 'isActive' | 'isNavLink'> {
  label?: ReactNode;
  /** HTML to show in place of the label. */
  html?: string;
  /** The link is active on pages whose path starts with this text. */
  activeBasePath?: string;
  /** The link is active on pages whose path matches this regular expression. */
  activeBaseRegex?: string;
  prependBaseUrlToHref?: boolean;
  isDropdownLink?: boolean;
}

/**
 * A link of the navbar. It is in a region that many pages share, so its attributes say on which pages it is active
 * (`data-active-…`), not whether it is.
 */
export default function NavbarNavLink(props: Props) {
  const { label, html, activeBasePath, activeBaseRegex, activeClassName, exact, ...rest } = props;
  const { prependBaseUrlToHref, isDropdownLink, to, href, children, ...link } = rest;
  const { withBaseUrl } = useBaseUrlUtils();
  // The link is on every page, so `to` is relative to the base URL, with or without a leading slash.
  const own = to === undefined ? undefined : withBaseUrl(to);
  const target = href && prependBaseUrlToHref ? withBaseUrl(href, { forcePrependBaseUrl: true }) : (href ?? own);
  const content = html ? <HtmlElement html={html} /> : (children ?? label);
  return (
    <Link
      to={target}
      data-active-base={activeBasePath && !activeBaseRegex ? withBaseUrl(activeBasePath) : undefined}
      data-active-regex={activeBaseRegex ?? (activeBasePath ? undefined : pathOrBelow())}
      data-active-class={activeClassName}
      {...link}
    >
      {content}
      {!html && label && href && !isInternalUrl(href) && (
        <IconExternalLink {...(isDropdownLink ? { width: 12, height: 12 } : {})} />
      )}
    </Link>
  );

  /**
   * A link to a path is also active below that path. A link to the home page must match exactly, or it would always be
   * active.
   */
  function pathOrBelow(): string | undefined {
    if (to === undefined || exact || !isInternalUrl(to)) return undefined;
    const path = removeTrailingSlash(withBaseUrl(to).replace(/[?#].*$/, ''));
    if (path === removeTrailingSlash(withBaseUrl('/'))) return undefined;
    return `^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:/|$)`;
  }
}
