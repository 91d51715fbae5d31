/**
 * Kept files → files of the output. A style sheet names others by `url()` and `@import`: they are copied, too, and lie beside
 * it, so that their names are enough.
 */
import path from 'node:path';
import { hashText } from '../../../node/base/hash.js';
import { SiteError } from '../../../node/base/site-error.js';
import { isAllowed, type KeptFiles, type UrlPlace } from './keep-files.js';
import type { ThirdPartyOptions } from './options.js';

/** A file as the list of licences names it. */
export type ListedFile = Omit<CopiedFile, 'bytes'>;

export interface CopiedFile {
  url: string;
  /** With a hash of what it holds. */
  name: string;
  bytes: Buffer;
  /** As the file says it. */
  licence: string | undefined;
}

const REFERENCE = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^)\s"']+))\s*\)|@import\s+(?:"([^"]*)"|'([^']*)')/g;

export function createCopies({ hosts }: ThirdPartyOptions, { keptFile }: KeptFiles) {
  const copies = new Map<string, Promise<CopiedFile>>();

  /** @param above style sheets that led to the file: each would wait for the other, if one led back */
  function copyOf(url: string, place: UrlPlace, above: readonly string[] = []): Promise<CopiedFile> {
    if (above.includes(url)) throw importsItself(url, above, place);
    const known = copies.get(url);
    if (known) return known;
    const copy = makeCopy(url, place, [...above, url]);
    copies.set(url, copy);
    return copy;
  }

  async function makeCopy(url: string, place: UrlPlace, above: readonly string[]): Promise<CopiedFile> {
    const kept = await keptFile(url, place);
    const bytes =
      kept.extension === 'css'
        ? Buffer.from(await rewriteSheet(kept.bytes.toString('utf8'), url, { place, above }))
        : kept.bytes;
    const stem = path.parse(kept.file).name.replace(/-[0-9a-f]{8}$/, '');
    const name = `${stem}-${hashText(bytes, 8)}.${kept.extension}`;
    return { url, name, bytes, licence: kept.licence };
  }

  async function rewriteSheet(css: string, base: string, { place, above }: Reading): Promise<string> {
    let text = '';
    let end = 0;
    for (const match of css.matchAll(REFERENCE)) {
      const target = match.slice(1).find((part) => part !== undefined) ?? '';
      if (target === '' || /^(?:data:|#)/.test(target)) continue;
      const { href, hash, host } = new URL(target, base);
      const url = href.slice(0, href.length - hash.length);
      if (!isAllowed(url, hosts)) {
        throw new SiteError(`The style sheet ${base} names a file of a host that is not copied: ${url}`, {
          ...place,
          hint: `Add "${host}" to the option "hosts".`,
        });
      }
      // One after the other: a sheet of fonts names dozens of files of one host.
      const { name } = await copyOf(url, place, above);
      const reference = match[0].startsWith('@') ? `@import "${name}"` : `url("${name}${hash}")`;
      text += css.slice(end, match.index) + reference;
      end = match.index + match[0].length;
    }
    return text + css.slice(end);
  }

  return { copyOf, all: () => Promise.all(copies.values()) };
}

interface Reading {
  place: UrlPlace;
  above: readonly string[];
}

function importsItself(url: string, above: readonly string[], place: UrlPlace): SiteError {
  return new SiteError(`The style sheet ${url} imports itself, through ${above.at(-1)}.`, {
    ...place,
    hint: 'Browsers leave out such an import. Ask those who made it, or name another file.',
  });
}

/** The licence of a file: as the option says it, or else the file. */
export function licenceOf(
  { url, licence }: Pick<ListedFile, 'url' | 'licence'>,
  { licences }: Pick<ThirdPartyOptions, 'licences'>,
): string | undefined {
  const [, named] = Object.entries(licences).find(([beginning]) => url.startsWith(beginning)) ?? [];
  return named ?? licence;
}

/** A file that says whose the others are. */
export function licencesText(files: readonly ListedFile[]): string {
  const lines = files
    .map(({ name, url, licence }) => `${name}\n  from ${url}\n  licence: ${licence ?? 'unknown'}`)
    .toSorted();
  return `Files of others in this site\n\n${lines.join('\n\n')}\n`;
}
