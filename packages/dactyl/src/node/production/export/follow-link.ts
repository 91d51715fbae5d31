/** Where a link of a chapter leads: to a chapter of the book, or to the web. */
import { decodePathname } from '../../../shared/url.js';
import type { Chapter } from './types.js';

export type LinkTarget =
  /** `id`: decoded, and left out where the chapter does not have it. */
  { to: Chapter; id?: string } | { away: string };

/** `undefined` for what is no address, and for one that readers of a book must not follow, such as a script. */
export function followLink(
  href: string,
  chapter: Chapter,
  target: (url: URL) => Chapter | undefined,
): LinkTarget | undefined {
  if (!URL.canParse(href, chapter.url)) return undefined;
  const url = new URL(href, chapter.url);
  const to = target(url);
  if (!to) return /^(?:https?|mailto|tel):$/.test(url.protocol) ? { away: url.href } : undefined;
  const id = decodePathname(url.hash.slice(1));
  return to.ids.has(id) ? { to, id } : { to };
}
