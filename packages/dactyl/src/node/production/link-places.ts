/**
 * Where an author wrote a link that leads nowhere. Pages keep no more of their links than the addresses, so the source
 * is searched, and only when something is wrong.
 */
import { withoutCode } from '../markdown/code-ranges.js';
import { hashOfPart } from '../markdown/obsidian/note-parts.js';
import { parseWikilink } from '../markdown/obsidian/wikilink.js';
import { placeAt, type TextPlace } from '../base/text-place.js';
import { decodePathname, hasProtocol, removeTrailingSlash, splitUrl } from '../../shared/url.js';

/** An address behind what may stand before one: `](`, `]:` and quotation marks, of JSX and of code. */
const ADDRESS = /(?<=\]\(<?|\]:[ \t]*<?|["'])[^\s"'()<>`]+(?=[)"'>\s]|$)/g;

/** @param link as it was found on the page, with base URL. */
export function findLinkPlaces(text: string, link: string, { baseUrl, isMarkdown }: LinkSource): TextPlace[] {
  const { pathname, suffix } = splitUrl(link);
  const below = pathname.startsWith(baseUrl) ? `/${pathname.slice(baseUrl.length)}` : pathname;
  const wanted = new Set([normal(pathname), normal(below)]);
  const isWanted = (address: string) => {
    if (hasProtocol(address)) return false;
    const own = splitUrl(address);
    if (decodePathname(own.suffix) !== decodePathname(suffix)) return false;
    // A file that became an address: what it was is known no more, but not many have the same heading behind them.
    return wanted.has(normal(own.pathname)) || (suffix.startsWith('#') && /\.mdx?$/i.test(own.pathname));
  };
  const source = isMarkdown ? withoutCode(text) : text;
  const found = [...source.matchAll(ADDRESS)].filter(([address]) => isWanted(address));
  const isWikilink = ([, inner = '']: RegExpMatchArray) =>
    suffix !== '' && hashOfWikilink(inner) === decodePathname(suffix);
  const wikilinks = isMarkdown ? [...source.matchAll(WIKILINK)].filter(isWikilink) : [];
  return [...found, ...wikilinks].map(({ index }) => placeAt(text, index));
}

const WIKILINK = /\[\[([^[\]\n]+)\]\]/g;

/** Of a heading that is not there, the hash is made of its words alone. */
function hashOfWikilink(inner: string): string | undefined {
  const { part } = parseWikilink(inner);
  return part === undefined ? undefined : decodePathname(hashOfPart('', part, false));
}

export interface LinkSource {
  /** Of the locale. */
  baseUrl: string;
  /** Whether there is code in it that is only shown. */
  isMarkdown: boolean;
}

function normal(pathname: string): string {
  return removeTrailingSlash(decodePathname(pathname));
}
