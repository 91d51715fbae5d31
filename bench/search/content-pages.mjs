/**
 * Output of a doc set → its pages with content, for another search. What readers would not search for is left out, by the
 * class that each kind of page has: lists of posts, tags, authors and archives, and what asks not to be indexed.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const LIST_CLASS = /[\w-]+-list-page|blog-authors-[\w-]+/;
const ARCHIVE = /(?:^|\/)archive\.html$/;
/** Pages whose first article is the content; elsewhere articles are cards. */
const ARTICLE_CLASS = /\b(?:docs-doc-id-|blog-post-page|mdx-page)/;
const NO_INDEX = /<meta\b[^>]*name="?robots"?[^>]*noindex/;

/**
 * @param {import('./doc-sets.mjs').DocSet} set
 * @returns {{ path: string, html: string }[]} `path` below the output of the language
 */
export function contentPages({ dir, otherLanguages }) {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => !otherLanguages.includes(path.split('/')[0] ?? '') && !ARCHIVE.test(path))
    .toSorted()
    .map((path) => ({ path, html: readFileSync(join(dir, path), 'utf8') }))
    .filter(({ html }) => isContent(html))
    .map(({ path, html }) => ({ path, html: markBody(html) }));
}

/** @param {string} html */
function isContent(html) {
  return html.includes('<main') && !LIST_CLASS.test(classesOf(html)) && !NO_INDEX.test(html);
}

/**
 * Marks what a page is about, as Pagefind recommends.
 *
 * @param {string} html
 */
function markBody(html) {
  return html.replace(ARTICLE_CLASS.test(classesOf(html)) ? '<article' : '<main', '$& data-pagefind-body');
}

/** @param {string} html */
function classesOf(html) {
  return /<html\b[^>]*\bclass="([^"]*)"/.exec(html)?.[1] ?? '';
}
