/**
 * Gives headings an id and a link to themselves, and lists them in the table of contents.
 *
 *     ## Get started  →  <h2 class="anchor" id="get-started">Get started<a href="#get-started" class="hash-link" …>​</a></h2>
 *
 * A level-1 heading gets neither. The first heading of a file, when it is of level 1 and no thematic break stands in
 * front, is the title of the content: it stands in a `<header>`, or is left out. Headings in raw HTML count for nothing.
 */
import { escapeHtml } from '../../../shared/html.js';
import { withEmojiNames } from './emoji.js';
import { isAuthorsHtml } from './written-html.js';
import type { PageState } from '../page-state.js';
import type { ProcessorOptions } from '../types.js';
import type { Element, HastEdit, Step } from '../visitors.js';
import { inlineHtml, plainText, textOfId } from '../inline-html.js';

const LEVELS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ZERO_WIDTH_SPACE = '\u200B';

type HeadingOptions = Pick<
  ProcessorOptions,
  'maintainCase' | 'headingLinkLabel' | 'removeContentTitle' | 'replacedElements'
>;

export function headings(options: HeadingOptions): Step {
  const replaced = new Set(options.replacedElements);
  return {
    elements: [
      { names: ['hr'], visit: (_, page) => void (page.pastTitle = true) },
      {
        names: LEVELS,
        visit(node, page, edit) {
          if (isFootnoteLabel(node)) return;
          const known = page.headingTexts.get(String(node.properties.id));
          const { text, html } = known ?? content(node, edit);
          const link = (id: string) => {
            if (replaced.has(node.tagName)) return;
            addHashLink(node, edit, { id, label: options.headingLinkLabel.replace('{heading}', () => text) });
          };
          if (isAuthorsHtml(node, edit)) {
            if (node.tagName !== 'h1' && typeof node.properties.id === 'string') link(node.properties.id);
            return;
          }
          if (node.tagName === 'h1') {
            // This heading does not show its id, but the id stays reserved.
            if (known?.isWritten === false) edit.setProperty(node, 'id', false);
            else if (!known) headingId(node, idText(node, text, page), { page, maintainCase: options.maintainCase });
            title({ node, text, page, edit, options });
          } else if (text !== '' || node.properties.id !== undefined) {
            const id = headingId(node, idText(node, text, page), { page, maintainCase: options.maintainCase });
            page.pastTitle = true;
            // A heading of punctuation alone gives an empty id, which cannot be linked to.
            if (id === '') return;
            // Components of sites expect the text with the apostrophes that Docusaurus produces.
            if (text !== '')
              page.toc.push({ value: html.replaceAll("'", '&#39;'), id, level: Number(node.tagName.charAt(1)) });
            edit.setProperty(node, 'id', id);
            link(id);
          }
          page.pastTitle = true;
        },
      },
    ],
  };
}

/** Content of a heading. Its children are read only when one of them is not text. */
function content(node: Element, edit: HastEdit): { text: string; html: string } {
  if (node.children.every((child) => child.type === 'text')) {
    const text = edit.textContent(node);
    return { text, html: escapeHtml(text) };
  }
  return { text: plainText(node.children), html: inlineHtml(node.children).trim() };
}

interface Title {
  node: Element;
  text: string;
  page: PageState;
  edit: HastEdit;
  options: HeadingOptions;
}

function title({ node, text, page, edit, options }: Title): void {
  if (page.pastTitle) return;
  page.contentTitle = text;
  if (options.removeContentTitle) edit.removeNode(node);
  else edit.wrapNode(node, { type: 'element', tagName: 'header', properties: {}, children: [] });
}

/** Only headings with a colon can contain text directives, so only their children are read. */
function idText(node: Element, text: string, page: PageState): string {
  if (!/:[A-Za-z]/.test(text) || typeof node.properties.id === 'string') return text;
  page.lines ??= page.source.split('\n');
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 0 } };
  const isEscaped = page.lines.slice(start.line - 1, end.line).some((line) => line.includes('\\:'));
  return isEscaped ? text : textOfId(node.children);
}

function headingId(
  node: Element,
  text: string,
  { page, maintainCase }: { page: PageState; maintainCase: boolean },
): string {
  const written = node.properties.id;
  return typeof written === 'string'
    ? written
    : (page.sourceIds?.get(node.position?.start.line ?? 0) ??
        page.slugger.slug(withEmojiNames(text, page, node.position), maintainCase));
}

/** The link of a heading to itself. */
export function addHashLink(node: Element, edit: HastEdit, { id, label }: { id: string; label: string }): void {
  const name = escapeHtml(label);
  edit.setProperty(node, 'className', ['anchor', ...classNames(node)]);
  edit.appendChild(node, {
    type: 'raw',
    value: `<a href="#${escapeHtml(id)}" class="hash-link" aria-label="${name}" title="${name}">${ZERO_WIDTH_SPACE}</a>`,
  });
}

function classNames({ properties: { className } }: Element): string[] {
  return Array.isArray(className) ? className.map(String) : typeof className === 'string' ? [className] : [];
}

/** The engine writes this heading above the footnotes, see `steps/footnotes.ts`. It is not listed. */
function isFootnoteLabel(node: Element): boolean {
  return node.properties.id === 'footnote-label';
}
