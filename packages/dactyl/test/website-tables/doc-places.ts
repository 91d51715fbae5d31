/** Pages and headings of the website's docs, by their addresses. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageInEachLanguage } from './markdown-tables.js';

const DOCS = path.join(import.meta.dirname, '../../../../website/docs');

/** Docs and their addresses: the `slug` of the front matter, or the place of the file. */
const DOC_FILES = new Map<string, string>(
  readdirSync(DOCS, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => {
      const [, frontMatter = ''] = readFileSync(path.join(DOCS, file), 'utf8').split('---');
      const slug = /^slug: (.+)$/m.exec(frontMatter)?.[1] ?? `/${file.replace(/\.mdx?$/, '')}`;
      return [`/docs${slug}`, file] as const;
    }),
);

/** @param address may have a hash */
export function findDoc(address: string): string | undefined {
  return DOC_FILES.get(address.replace(/#.*/, ''));
}

/** Files of a language in which the heading of the hash is missing. */
export function missingHeadings(address: string): string[] {
  if (!address.includes('#')) return [];
  const anchor = address.replace(/.*#/, '');
  return pageInEachLanguage(findDoc(address) ?? '').flatMap(({ file, text }) =>
    hasHeading(text, anchor) ? [] : `${file}#${anchor}`,
  );
}

function hasHeading(text: string, anchor: string): boolean {
  const slugs = [...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) => title.toLowerCase().replace(/[^\w -]/g, ''));
  return text.includes(`{#${anchor}}`) || slugs.some((slug) => slug.replaceAll(' ', '-') === anchor);
}
