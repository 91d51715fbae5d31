/** Docs of a reference: their front matter, and how they come into a folder. */
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { listFiles, writeFileIfChanged } from '../../../../node/base/files.js';
import { inline } from './escape-text.js';

export interface GeneratedDoc {
  /** Below the folder, with `/`. */
  file: string;
  text: string;
}

export interface GeneratedDocs {
  docs: GeneratedDoc[];
  sidebar: unknown[];
  /** What they were made of beside the file itself, absolute: an edit of these makes them anew. */
  files?: readonly string[];
}

/** Where the docs of one file stand. */
export interface DocsPlace {
  id: string;
  /** Address of its first page, below that of the docs. */
  slug: string;
}

export interface DocHead {
  /** Of the file. */
  name: string;
  title: string;
  label: string;
  description: string;
  /** Below the address of the first page. */
  slug: string;
}

/** JSON is YAML. No file of these pages can be edited. */
export function docOf({ id, slug }: DocsPlace, { name, ...front }: DocHead, lines: readonly string[]): GeneratedDoc {
  const description = front.description.replaceAll(/\s+/g, ' ').trim();
  const fields = {
    title: front.title,
    sidebar_label: front.label,
    slug: `${slug}/${front.slug}`.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''),
    ...(description !== '' && { description: description.slice(0, 300) }),
    custom_edit_url: null,
    mdx: { format: 'md' },
  };
  const head = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return { file: `${id}/${name}.md`, text: ['---', ...head, '---', '', ...lines].join('\n') };
}

/** For descriptions, without Markdown. */
export function firstLine(text = ''): string {
  return inline(text).replaceAll(/[*_`[\]\\]|\]?\([^)]*\)|<[^>]*>|&lt;/g, '');
}

/** Names of pages, distinct on file systems that ignore the case of letters. */
export function createSlugs(): (name: string) => string {
  const taken = new Set(['index']);
  return (name) => {
    const base =
      name
        .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
        .replaceAll(/^-+|-+$/g, '')
        .slice(0, 100) || 'page';
    let slug = base;
    for (let count = 2; taken.has(slug); count += 1) slug = `${base}-${count}`;
    taken.add(slug);
    return slug;
  };
}

/** Writes what has changed, and removes what is no page any more. */
export async function writeDocs(folder: string, docs: readonly GeneratedDoc[]): Promise<void> {
  const folders = new Set(docs.map(({ file }) => path.dirname(file)));
  for (const name of folders) await mkdir(path.join(folder, name), { recursive: true });
  const wanted = new Set(docs.map(({ file }) => file));
  for (const file of await listFiles(folder)) if (!wanted.has(file)) await rm(path.join(folder, file));
  await Promise.all(docs.map(({ file, text }) => writeFileIfChanged(path.join(folder, file), text)));
}
