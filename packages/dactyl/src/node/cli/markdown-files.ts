/** Markdown files that a command works on: those that are named, or those of the site. */
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { fileKind, isInside } from '../base/files.js';
import { SiteError } from '../base/site-error.js';
import type { Site } from '../site/types.js';

const MARKDOWN = '**/*.{md,mdx}';
const MARKDOWN_AND_NOTEBOOKS = '**/*.{md,mdx,ipynb}';
const IGNORED = ['**/node_modules/**'];

/** Files, folders and patterns, from the current folder. */
export async function namedFiles(names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(names.map(findFiles));
  const nothing = names.find((_, index) => found[index]?.length === 0);
  if (nothing !== undefined) {
    throw new SiteError(`"${nothing}" names no Markdown file.`, { hint: 'Paths start from the current folder.' });
  }
  return [...new Set(found.flat())];
}

async function findFiles(name: string): Promise<string[]> {
  const kind = await fileKind(path.resolve(name));
  if (kind === 'file') return [path.resolve(name)];
  if (kind === 'folder') return glob(MARKDOWN, { cwd: path.resolve(name), absolute: true, ignore: IGNORED });
  const files = await glob(name, { absolute: true, ignore: IGNORED });
  return files.filter((file) => /\.mdx?$/.test(file));
}

/** Everything that docs, blog and pages are made from, in every language, where people have written it. A notebook is no text to edit. */
export async function contentFiles(site: Site, { notebooks = false } = {}): Promise<string[]> {
  const wanted = notebooks ? MARKDOWN_AND_NOTEBOOKS : MARKDOWN;
  const folders = new Set(site.locales.flatMap(({ markdown }) => markdown.flatMap(({ contentDirs }) => contentDirs)));
  const found = await Promise.all([...folders].map((cwd) => glob(wanted, { cwd, absolute: true })));
  // Of what lies among our own files, links lead to files of people.
  const isOurs = (file: string) => isInside(site.generatedDir, file);
  const written = found.flat().map((file) => (isOurs(file) ? realpathSync(file) : file));
  return [...new Set(written)].filter((file) => !isOurs(file)).toSorted();
}
