/** Where a site is read from: the folder of a build, or a host. Nothing outside of it is ever read. */
import type { PackMember } from '../../engine/open-index.js';

/** Names are relative to the root of the site, decoded, with `/`, without a slash at either end. */
export interface SiteFiles {
  /** For messages. */
  place: string;
  /** Address of the root, as links of the site begin: an origin where it is known, and the base URL. */
  root(): Promise<URL>;
  /** Another value says that the site has been built anew. */
  state(): Promise<string>;
  /** `undefined` where there is no such file. */
  read(name: string, member?: PackMember): Promise<Uint8Array | undefined>;
  /** The HTML of a page, and the name by which it was found. */
  readPage(name: string): Promise<FoundPage | undefined>;
}

export interface FoundPage {
  name: string;
  html: string;
}

/** An origin for sites that do not tell theirs: it never appears in what is said. */
export const NO_ORIGIN = 'http://site.invalid';

/**
 * The name of what an address of the site leads to: an address with or without origin, a path with or without base URL, the name of
 * a Markdown twin. `undefined` for another site, and for what could leave the folder.
 */
export function nameOf(address: string, root: URL): string | undefined {
  const withoutBase = URL.canParse(address) || address.startsWith('/') ? address : `${root.pathname}${address}`;
  if (withoutBase.startsWith('//') || withoutBase.includes('\\') || hasDots(withoutBase)) return undefined;
  const url = new URL(withoutBase, root);
  if (url.origin !== root.origin) return undefined;
  const pathname = `${url.pathname}/`.startsWith(root.pathname)
    ? url.pathname.slice(root.pathname.length)
    : url.pathname;
  return decodedName(pathname);
}

/** Before an address is read, which takes dot segments away. */
function hasDots(address: string): boolean {
  return /(?:^|\/)(?:\.|%2e){1,2}(?:[/?#]|$)/i.test(address);
}

function decodedName(pathname: string): string | undefined {
  try {
    const decoded = decodeURIComponent(pathname).replace(/^\/+|\/+$/g, '');
    const isOutside = /[\0\\]/.test(decoded) || decoded.split('/').some((part) => part === '.' || part === '..');
    return isOutside ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** The page that a name stands for: `docs/intro.md` and `docs/intro.html` are `docs/intro`. */
export function pageName(name: string): string {
  return name.replace(/\.(?:md|html?)$/, '').replace(/(?:^|\/)index$/, '');
}

/** A name as a part of an address. */
export function encodeName(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/');
}
