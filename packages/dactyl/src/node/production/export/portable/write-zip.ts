/**
 * An output folder → a ZIP of a site that opens from a folder, without a server. Browsers let such pages load no modules and fetch no
 * files, so modules become classic scripts that define them, and files with data scripts that hold them (`portable-script.ts`).
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Zippable } from 'fflate';
import { listFiles } from '../../../base/files.js';
import { chaptersOf, type Book } from '../types.js';
import { portableModule } from '../../../bundle/portable-module.js';
import { portablePage, portableStyles, type PortableSite } from './portable-page.js';
import { PORTABLE_SCRIPT, portableScript } from './portable-script.js';

export interface ZipSource {
  book: Book;
  /** Absolute output folder. */
  dir: string;
  findFile(url: URL): string | undefined;
  baseUrl: string;
  /** Whether only the pages of the book are wanted, and not all of the output. */
  isPart: boolean;
}

/** For hosts and browsers that are not there. */
const FOR_HOSTS =
  /^(?:_headers|_redirects|robots\.txt|CNAME)$|(?:^|\/)(?:sw\.js|sitemap[^/]*\.xml|opensearch\.xml)$|\.map$/;

export async function writeZip({ book, dir, findFile, baseUrl, isPart }: ZipSource): Promise<Uint8Array> {
  const { origin } = new URL(book.address);
  const wanted = new Set(chaptersOf(book.parts).map(({ file }) => file));
  const all = (await listFiles(dir)).filter((file) => !FOR_HOSTS.test(file));
  const files = all.filter((file) => !isPart || !file.endsWith('.html') || wanted.has(file));
  const kept = new Set(files);
  const site: PortableSite = {
    origin,
    baseUrl,
    find(url) {
      const file = findFile(url);
      return file !== undefined && kept.has(file) ? file : undefined;
    },
  };
  const pages = files.filter((file) => file.endsWith('.html'));
  const zipped: Zippable = { [PORTABLE_SCRIPT]: toBytes(portableScript({ pages, origin, baseUrl })) };
  for (const file of files) {
    const bytes = await readFile(path.join(dir, file));
    const [name, content] = await portableFile(file, bytes, site);
    zipped[name] = typeof content === 'string' ? toBytes(content) : content;
  }
  const [first] = wanted;
  if (!kept.has('index.html') && first !== undefined) zipped['index.html'] = toBytes(redirectTo(first));
  const { zipSync } = await import('fflate');
  return zipSync(zipped, { level: 6, mtime: book.modified });
}

async function portableFile(file: string, bytes: Buffer, site: PortableSite): Promise<[string, string | Uint8Array]> {
  if (file.endsWith('.html')) return [file, portablePage(bytes.toString(), file, site)];
  if (file.endsWith('.css')) return [file, portableStyles(bytes.toString(), file, site)];
  if (!/(?:^|\/)assets\/|search-index\.json$/.test(file)) return [file, bytes];
  if (file.endsWith('.js')) return [file, await portableModule(bytes.toString(), file)];
  if (!file.endsWith('.json')) return [file, bytes];
  return [`${file}.js`, `portable.give(${JSON.stringify(file)}, "${bytes.toString('base64')}");\n`];
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function redirectTo(file: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${encodeURI(file)}"><a href="${encodeURI(file)}">${encodeURI(file)}</a>\n`;
}
