/**
 * Marks what is active on a page inside regions: the rule of ARCHITECTURE.md, "What is active".
 * `build/region-template.ts` follows it on text, for the first page of a visit.
 */
import { isSamePath } from '../../shared/url.js';
import { enclosingDetails, openSiblings } from './details.js';
import { findAll } from './events.js';

export interface PagePlace {
  pathname: string;
  /** Key of a `data-alternate` link → URL. */
  alternates: Record<string, string>;
}

interface LinkRule {
  /** The link's full URL. */
  href: string;
  base: string | undefined;
  regex: string | undefined;
}

const LINKS = ['a.menu__link', 'a.navbar__link', 'a.dropdown__link', 'a[data-active-base]', 'a[data-active-regex]']
  .map((selector) => `${selector}:not([data-alternate])`)
  .join();

export function markActive(root: ParentNode, { pathname, alternates }: PagePlace): void {
  for (const link of findAll('a[data-alternate]', root)) {
    const url = alternates[link.dataset.alternate ?? ''];
    if (url) link.setAttribute('href', url);
  }

  const page = new URL(pathname, location.href).href;
  const links = findAll(LINKS, root);
  // All marks go before any is set: marking a link also marks the categories around it.
  for (const link of links) {
    link.classList.remove(activeClass(link));
    link.removeAttribute('aria-current');
  }
  for (const link of links) {
    // The cast: the selector names `a`.
    const { href } = link as HTMLAnchorElement;
    const { activeBase: base, activeRegex: regex } = link.dataset;
    const current = ariaCurrent({ href, base, regex }, page);
    if (!current) continue;
    link.classList.add(activeClass(link));
    link.setAttribute('aria-current', current);
    if (link.matches('.menu__link')) openCategories(link);
  }
}

/** Value of `aria-current` for a link, seen from a page (full URLs); `undefined` when it is not active. */
export function ariaCurrent({ href, base, regex }: LinkRule, page: string): 'page' | 'true' | undefined {
  const { pathname } = new URL(page);
  const same = isSamePath(href, page);
  const active = regex ? new RegExp(regex, 'i').test(pathname) : base ? pathname.startsWith(base) : same;
  return active ? (same ? 'page' : 'true') : undefined;
}

function activeClass(link: HTMLElement): string {
  const kind = /\b(?:menu|navbar|dropdown)__link\b/.exec(link.className)?.[0] ?? 'navbar__link';
  return link.dataset.activeClass ?? `${kind}--active`;
}

/** Opens the categories around a link, and the one that the link itself is the label of. */
function openCategories(link: HTMLElement): void {
  const own = link.parentElement?.nextElementSibling;
  if (own instanceof HTMLDetailsElement && own.dataset.branch === undefined) open(own);
  for (const details of enclosingDetails(link)) {
    open(details);
    details.previousElementSibling?.querySelector('.menu__link')?.classList.add('menu__link--active');
  }
}

function open(details: HTMLDetailsElement): void {
  if (!details.open) for (const sibling of openSiblings(details)) sibling.open = false;
  details.open = true;
}
