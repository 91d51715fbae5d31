/**
 * Addresses of the pages to which the links of a file lead, for plugins of the site: in the site format they see these,
 * and not the names of files. Only the thread with the plugins that own the files can tell, and only an engine parses.
 * So links are found in the text here; one that this misses is shown as it is written.
 */
import { existsSync, readFileSync } from 'node:fs';
import { decodePathname, splitUrl } from '../../shared/url.js';
import type { MarkdownSource } from '../site/types.js';

/** `](target`, `](<target>` and `]: target`. */
const LINK = /\](?:\(|:)[ \t]*(?:<([^<>\n]+)>|([^\s<>]+))/g;

export function knownPermalinks(
  file: string,
  source: Pick<MarkdownSource, 'resolveLink'>,
): { permalinks?: Record<string, string> } {
  if (!existsSync(file)) return {};
  const permalinks: Record<string, string> = {};
  for (const [, inBrackets, plain = ''] of readFileSync(file, 'utf8').matchAll(LINK)) {
    const [pathname = ''] = /^.*?\.mdx?(?=[?#)]|$)/i.exec(splitUrl(inBrackets ?? plain).pathname) ?? [];
    if (pathname === '' || pathname in permalinks || pathname.includes(':')) continue;
    const permalink = source.resolveLink(decodePathname(pathname), file);
    if (typeof permalink === 'string') permalinks[pathname] = permalink;
  }
  return Object.keys(permalinks).length > 0 ? { permalinks } : {};
}
