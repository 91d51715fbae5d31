/**
 * Marks what is active on a page inside regions, by the rule in `browser/router/README.md`.
 * `node/pipeline/mark-region.ts` applies the same rule to text, for the first page of a visit.
 */
import type { BootSettings } from '../../shared/boot-settings.js';
import { comparablePath } from '../../shared/url.js';
import { enclosingDetails, openSiblings } from '../boot/details.js';

interface LinkRule {
  /** The link's full URL. */
  href: string;
  base: string | undefined;
  regex: string | undefined;
}

const LINKS =
  'a:is(.menu__link,.navbar__link,.dropdown__link,[data-active-base],[data-active-regex]):not([data-alternate])';

export function markActive(root: ParentNode, pathname: string): void {
  const page = new URL(pathname, location.href);
  const links = [...root.querySelectorAll<HTMLAnchorElement>(LINKS)];
  // All marks are removed before any is set, because marking a link also marks the categories around it.
  for (const link of links) {
    link.classList.remove(activeClass(link));
    link.ariaCurrent = null;
  }
  for (const link of links) {
    const { activeBase: base, activeRegex: regex } = link.dataset;
    const current = ariaCurrent({ href: link.href, base, regex }, page);
    if (!current) continue;
    link.classList.add(activeClass(link));
    link.ariaCurrent = current;
    if (link.matches('.menu__link')) openCategories(link);
  }
}

export const ALTERNATES = 'a[data-alternate]';

/**
 * Points the links to the same page elsewhere (in other languages, in other versions) to the targets that the new
 * page has.
 */
export function setAlternates(root: ParentNode, links: readonly HTMLAnchorElement[]): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(ALTERNATES)) {
    const same = links.find(({ dataset }) => dataset.alternate === link.dataset.alternate) ?? link;
    link.href = same.getAttribute('href') as string; // the selector's links have one
  }
}

/** On a 404 page, points links to other languages to the same path, which may exist there. */
export function aimAlternates(root: ParentNode, { baseUrl }: BootSettings): void {
  const rest = location.pathname.slice(baseUrl.length);
  for (const link of root.querySelectorAll<HTMLAnchorElement>(ALTERNATES))
    link.href = link.href.replace('404.html', rest);
}

/** Value of `aria-current` for a link, seen from a page; `null` when it is not active. */
export function ariaCurrent({ href, base, regex }: LinkRule, page: URL): 'page' | 'true' | null {
  const { pathname } = page;
  const same = comparablePath(href) === comparablePath(page.href);
  const active = regex ? new RegExp(regex, 'i').test(pathname) : base ? pathname.startsWith(base) : same;
  return active ? (same ? 'page' : 'true') : null;
}

function activeClass(link: HTMLElement): string {
  const kind = /(?:menu|navbar|dropdown)__link\b/.exec(link.className) ?? 'navbar__link';
  return link.dataset.activeClass ?? `${kind}--active`;
}

/** Opens the categories around a link, and the category whose label the link is. */
function openCategories(link: HTMLElement): void {
  const own = link.parentElement?.nextElementSibling;
  if (own instanceof HTMLDetailsElement && !own.dataset.branch) open(own);
  for (const details of enclosingDetails(link)) {
    open(details);
    details.previousElementSibling?.querySelector('.menu__link')?.classList.add('menu__link--active');
  }
}

function open(details: HTMLDetailsElement): void {
  if (!details.open) for (const sibling of openSiblings(details)) sibling.open = false;
  details.open = true;
}
