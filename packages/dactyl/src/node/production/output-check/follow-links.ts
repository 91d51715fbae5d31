/** Links of a page → where they lead, as browsers and static hosts look for it. */
import { decodePathname, hasProtocol } from '../../../shared/url.js';
import type { FollowedLink } from './types.js';

/** Stands for the site, whose own addresses are written without an origin. */
export const ORIGIN = 'http://site';

export type FindFile = (pathname: string) => string | undefined;

/** @param url of the page, without origin */
export function followLink(href: string, url: string, find: FindFile): FollowedLink {
  if (/^(?:https?:)?\/\//i.test(href)) return { href, kind: URL.canParse(href, ORIGIN) ? 'external' : 'nowhere' };
  if (hasProtocol(href)) return { href, kind: 'other' };
  if (!URL.canParse(href, ORIGIN + url)) return { href, kind: 'nowhere' };
  const { origin, pathname, hash } = new URL(href, ORIGIN + url);
  // A scheme such as `web+app:`.
  if (origin !== ORIGIN) return { href, kind: 'other' };
  const target = find(pathname);
  const id = decodePathname(hash.slice(1)).replace(/:~:.*$/s, '');
  return { href, kind: 'own', pathname, id, ...(target !== undefined && { target }) };
}

/** The address at which a host shows a file. */
export function urlOf(file: string, baseUrl: string): string {
  return (
    baseUrl +
    file
      .replace(/(?:(^|\/)index)?\.html$/, '$1')
      .split('/')
      .map(encodeURIComponent)
      .join('/')
  );
}

/** As static hosts look: the file, the folder's page, the page without its extension. */
export function createFinder(files: ReadonlySet<string>, baseUrl: string): FindFile {
  return (pathname) => {
    if (!`${pathname}/`.startsWith(baseUrl)) return undefined;
    const name = decodePathname(pathname.slice(baseUrl.length)).replace(/\/$/, '');
    const candidates = name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
    return candidates.find((candidate) => files.has(candidate));
  };
}

/** An address as heads and redirects have it → its path, if it is one of the site. */
export function ownPathname(address: string, { origin }: { origin: string }): string | undefined {
  if (address.startsWith('/') && !address.startsWith('//')) return new URL(address, ORIGIN).pathname;
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === origin ? url.pathname : undefined;
}
