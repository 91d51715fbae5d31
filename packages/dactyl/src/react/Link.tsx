import type { AnchorHTMLAttributes, Ref } from 'react';
import { applyTrailingSlash, isInternalUrl, isRelativeUrl, resolveRelativeUrl } from '../shared/url.js';
import useBrokenLinks from './broken-links.js';
import { useDocusaurusContext } from './site-context.js';
import { isBuiltFile, useBaseUrlUtils } from './use-base-url.js';
import { useLocation } from './use-location.js';

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Target of the link; `href` means the same. */
  to?: string;
  /** Whether a target that starts with a slash gets the base URL. Default: true. */
  autoAddBaseUrl?: boolean;
  /** Whether the link is marked when the page is at its target or below it. Default: false. */
  isNavLink?: boolean;
  activeClassName?: string;
  exact?: boolean;
  isActive?: (match: unknown, location: { pathname: string }) => boolean;
  'data-noBrokenLinkCheck'?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link. Targets on this site get the base URL and the trailing-slash policy, and the build checks them; other
 * targets open in a new tab.
 */
export default function Link(props: LinkProps) {
  const target = props.to ?? props.href;
  return target !== undefined && isRelativeUrl(target) ? <RelativeLink {...props} /> : <SiteLink {...props} />;
}

/** A link with a relative target. Only this component asks for the page, because asking makes a region depend on it. */
function RelativeLink(props: LinkProps) {
  const { pathname } = useLocation();
  return <SiteLink {...props} from={pathname} />;
}

interface SiteLinkProps extends LinkProps {
  /** Pathname of the page, from which a relative target is resolved. */
  from?: string;
}

function SiteLink({ isNavLink, activeClassName = 'active', exact, isActive, ...props }: SiteLinkProps) {
  const resolved = useResolvedLink(props);
  // In a region, the link to the current page is marked after React has rendered it, so its attributes may differ in
  // the browser.
  if (!isNavLink || resolved.external || !resolved.attributes.href) {
    return <a suppressHydrationWarning {...resolved.attributes} />;
  }
  return <NavLink {...resolved.attributes} marking={{ activeClassName, exact, isActive }} />;
}

function useResolvedLink(props: Omit<SiteLinkProps, 'isNavLink' | 'activeClassName' | 'exact' | 'isActive'>) {
  const { to, href, from, autoAddBaseUrl = true, 'data-noBrokenLinkCheck': unchecked, ...rest } = props;
  const { siteConfig, i18n } = useDocusaurusContext();
  const { withBaseUrl } = useBaseUrlUtils();
  const brokenLinks = useBrokenLinks();
  const written = to ?? href;
  if (rest.id) brokenLinks.collectAnchor(rest.id);

  const escaped = written?.startsWith('pathname://') ?? false;
  const target = escaped ? written?.slice('pathname://'.length) : written;
  const isFile = target !== undefined && isBuiltFile(target, i18n);
  const lacksBase = autoAddBaseUrl && !isFile && target?.startsWith('/');
  const based = target !== undefined && lacksBase ? withBaseUrl(target) : target;
  const internal = isInternalUrl(written) && !escaped && !isFile;
  if (based === undefined || !internal) {
    const newTab = based === undefined ? {} : { target: '_blank', rel: 'noopener noreferrer' };
    // Such a target is not a page of this site, although the router could take it for one. So the browser loads it.
    const leaves = based !== undefined && rest.target === '_self' ? { 'data-no-navigation': '' } : {};
    return { external: true, attributes: { ...newTab, ...rest, ...leaves, href: based } };
  }
  const url = applyTrailingSlash(based, siteConfig);
  const checked = !unchecked && (rest.target === undefined || rest.target === '_self' || url.startsWith('#'));
  // The link checker reports the target as the author wrote it.
  if (checked) brokenLinks.collectLink(url);
  return { external: false, attributes: { ...rest, href: from === undefined ? url : resolveRelativeUrl(url, from) } };
}

interface NavLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  marking: Pick<LinkProps, 'activeClassName' | 'exact' | 'isActive'>;
}

function NavLink({ marking, className, ...props }: NavLinkProps) {
  const location = useLocation();
  const path = (props.href ?? '').replace(/[?#].*$/, '');
  const same = location.pathname === path;
  const below = location.pathname.startsWith(path.endsWith('/') ? path : `${path}/`);
  const matches = same || (!marking.exact && below);
  const active = marking.isActive ? marking.isActive(matches ? { isExact: same, url: path } : null, location) : matches;
  if (!active) return <a suppressHydrationWarning {...props} className={className} />;
  return (
    <a
      aria-current="page"
      {...props}
      className={[className, marking.activeClassName].filter(Boolean).join(' ')}
      suppressHydrationWarning
    />
  );
}
