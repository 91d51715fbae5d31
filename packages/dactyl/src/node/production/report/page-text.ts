/**
 * A page → lines of what it tells its readers, as Markdown: a sentence, a row or a line of code in each. What surrounds the text on
 * many pages (menus, breadcrumbs, dates) is left out.
 */
import { unescapeHtml } from '../../../shared/html.js';
import { writeBlocks } from '../../pipeline/markdown-twin/blocks.js';
import { parseMain, type ContentElement } from '../../pipeline/markdown-twin/content-tree.js';
import { ORIGIN } from '../output-check/follow-links.js';

/** @param url of the page, without origin */
export function pageText(html: string, url: string): string[] {
  const text = writeBlocks(withoutFrame(parseMain(html)).children, { pageUrl: ORIGIN + url });
  // Addresses are those of the site again.
  const own = text.replaceAll(`${ORIGIN}/`, '/');
  const head = [`Title: ${pageTitle(html)}`, `Description: ${pageDescription(html)}`];
  return [...head, ...toLines(own)];
}

export function pageTitle(html: string): string {
  return unescapeHtml(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '');
}

function pageDescription(html: string): string {
  return unescapeHtml(/<meta[^>]* name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
}

/** Address to which the page sends its readers at once. */
export function redirectOf(html: string): string | undefined {
  const [, target] = /<meta[^>]* http-equiv="refresh" content="0; ?url=([^"]*)"/i.exec(html.slice(0, HEAD)) ?? [];
  return target === undefined ? undefined : unescapeHtml(target);
}

/** A redirect is short. */
const HEAD = 3000;

const FRAME_NAMES = new Set(['nav', 'aside', 'footer']);
const FRAME_CLASSES = new Set(['dropdown', 'theme-doc-toc-mobile', 'theme-doc-version-badge', 'theme-doc-applies-to']);

function withoutFrame(element: ContentElement): ContentElement {
  const children = element.children.flatMap((child) => {
    if (typeof child === 'string') return child;
    const isFrame = FRAME_NAMES.has(child.name) || child.classes.some((name) => FRAME_CLASSES.has(name));
    return isFrame ? [] : withoutFrame(child);
  });
  return { ...element, children };
}

/** Paragraphs are parted at the end of sentences, because version control shows whole lines. */
const SENTENCE_END = /(?<=[.!?][*_)`]*) (?=[\p{Lu}[(*`])|(?<=[。！？])(?=\S)/u;

function toLines(text: string): string[] {
  let fence: string | undefined;
  return text.split('\n').flatMap((line) => {
    const [mark] = /^\s*`{3,}/.exec(line) ?? [];
    const isCode = fence !== undefined || mark !== undefined;
    if (fence === undefined) fence = mark?.trim();
    else if (line.trim() === fence) fence = undefined;
    if (line.trim() === '') return [];
    return isCode || line.startsWith('|') ? line : line.split(SENTENCE_END);
  });
}
