/**
 * Text → the same with links to moved pages by their new address.
 *
 *     [terns](/docs/birds/terns#nests)   →   [terns](/docs/sea/terns#nests)
 */
import { mapOutsideCode } from '../../markdown/code-ranges.js';
import { decodePathname, removeTrailingSlash, splitUrl } from '../../../shared/url.js';
import type { MovedPage } from './types.js';

const ADDRESS = /(?<=\]\(<?|\]:[ \t]*<?|["'])\/[^\s"'()<>`]*(?=[)"'>\s]|$)/g;

interface AddressInput {
  pages: readonly MovedPage[];
  /** Of the site. Addresses may be written with it or without. */
  baseUrl: string;
  isMarkdown: boolean;
}

export function rewriteAddresses(text: string, { pages, baseUrl, isMarkdown }: AddressInput): string {
  const known = new Map(
    pages.flatMap(({ from, to }) => [
      [keyOf(from), to] as const,
      [keyOf(baseUrl + from.slice(1)), baseUrl + to.slice(1)] as const,
    ]),
  );
  const rewrite = (piece: string) =>
    piece.replace(ADDRESS, (address) => {
      const { pathname, suffix } = splitUrl(address);
      const to = known.get(keyOf(pathname));
      return to === undefined ? address : to + suffix;
    });
  return isMarkdown ? mapOutsideCode(text, rewrite) : rewrite(text);
}

function keyOf(pathname: string): string {
  return removeTrailingSlash(decodePathname(pathname)) || '/';
}
