/** An output folder → a ZIP of a site that opens from a folder, without a server. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Zippable } from 'fflate';
import { listFiles } from '../../../base/files.js';
import { SiteError } from '../../../base/site-error.js';
import { zipTime } from '../file-times.js';
import { chaptersOf, type Book } from '../types.js';
import { isForHosts, portableFiles } from './portable-files.js';
import { PORTABLE_SCRIPT } from './portable-script.js';

export interface ZipSource {
  book: Book;
  /** Absolute output folder. */
  dir: string;
  findFile(url: URL): string | undefined;
  baseUrl: string;
  /** Whether only the pages of the book are wanted, and not all of the output. */
  isPart: boolean;
}

export async function writeZip(source: ZipSource): Promise<Uint8Array> {
  const all = await listFiles(source.dir);
  const zipped = all.includes(PORTABLE_SCRIPT) ? await asItIs(source, all) : await madePortable(source, all);
  const { zipSync } = await import('fflate');
  return zipSync(zipped, { level: 6, mtime: zipTime(source.book.modified) });
}

/** The output of a site with `output: 'portable'`. */
async function asItIs({ dir, isPart }: ZipSource, files: readonly string[]): Promise<Zippable> {
  if (isPart)
    throw new SiteError('The built site opens from a folder already: the configuration has output: "portable".', {
      hint: 'Export all of it, or take the option out of the configuration and build the site again: then its pages can be chosen.',
    });
  const zipped: Zippable = {};
  for (const file of files) zipped[file] = await readFile(path.join(dir, file));
  return zipped;
}

async function madePortable(
  { book, dir, findFile, baseUrl, isPart }: ZipSource,
  all: readonly string[],
): Promise<Zippable> {
  const { origin } = new URL(book.address);
  const wanted = new Set(chaptersOf(book.parts).map(({ file }) => file));
  const files = all.filter((file) => !isForHosts(file) && (!isPart || !file.endsWith('.html') || wanted.has(file)));
  const kept = new Set(files);
  const find = (url: URL) => {
    const file = findFile(url);
    return file !== undefined && kept.has(file) ? file : undefined;
  };
  const zipped: Zippable = {};
  for await (const { name, content } of portableFiles({ dir, files, site: { origin, baseUrl, find } }))
    zipped[name] = typeof content === 'string' ? toBytes(content) : content;
  const [first] = wanted;
  if (!kept.has('index.html') && first !== undefined) zipped['index.html'] = toBytes(redirectTo(first));
  return zipped;
}

function toBytes(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function redirectTo(file: string): string {
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${encodeURI(file)}"><a href="${encodeURI(file)}">${encodeURI(file)}</a>\n`;
}
