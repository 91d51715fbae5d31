/**
 * Translates footnotes, and makes their ids unique on pages that show several files.
 *
 *     <h2 class="sr-only" id="footnote-label">Footnotes</h2>
 *     →  <h2 class="anchor sr-only" id="footnote-label">脚注<a href="#footnote-label" class="hash-link" …>​</a></h2>
 *
 *     a[^1]  →  <sup><a href="#user-content-fn-1-3fa9c1" …>    in a post, which lists show together with others
 */
import { hashText } from '../../base/hash.js';
import { addHashLink } from './headings.js';
import type { PageState } from '../page-state.js';
import type { ProcessorOptions } from '../types.js';
import type { Element, HastEdit, HastNode, Step } from '../visitors.js';

type FootnoteOptions = Pick<
  ProcessorOptions,
  'footnoteLabels' | 'headingLinkLabel' | 'replacedElements' | 'uniqueFootnotes'
>;

export function footnotes(options: FootnoteOptions): Step {
  return {
    ...(options.uniqueFootnotes && {
      mdast: {
        footnoteReference: (node, page, edit) => edit.setProperty(node, 'identifier', node.identifier + suffixOf(page)),
        footnoteDefinition: (node, page, edit) =>
          edit.setProperty(node, 'identifier', node.identifier + suffixOf(page)),
      },
    }),
    elements: [
      {
        names: ['section'],
        visit(node, page, edit) {
          if (node.properties.dataFootnotes === undefined) return;
          for (const child of node.children) {
            if (child.type !== 'element') continue;
            if (child.tagName === 'h2') label(child, page, { edit, options });
            else translateBackLinks(child, edit, options);
          }
        },
      },
      ...(options.uniqueFootnotes ? [{ names: ['sup'], visit: describeByOwnLabel }] : []),
    ],
  };
}

function label(node: Element, page: PageState, { edit, options }: { edit: HastEdit; options: FootnoteOptions }): void {
  const text = options.footnoteLabels?.title ?? 'Footnotes';
  const id = labelId(page, options);
  edit.setProperty(node, 'id', id);
  for (const child of node.children) edit.replaceNode(child, { type: 'text', value: text });
  if (!options.replacedElements.includes('h2'))
    addHashLink(node, edit, { id, label: options.headingLinkLabel.replace('{heading}', () => text) });
}

/** Translates the back links after each note ("Back to reference 1-2"). */
function translateBackLinks(node: HastNode, edit: HastEdit, options: FootnoteOptions): void {
  const template = options.footnoteLabels?.back;
  if (template === undefined || node.type !== 'element') return;
  if (node.properties.dataFootnoteBackref === undefined) {
    for (const child of node.children) translateBackLinks(child, edit, options);
    return;
  }
  const [reference = ''] = /[\d-]+$/.exec(String(node.properties.ariaLabel)) ?? [];
  edit.setProperty(node, 'ariaLabel', template.replace('{reference}', reference));
}

function describeByOwnLabel(node: Element, page: PageState, edit: HastEdit): void {
  const [link] = node.children;
  if (link?.type !== 'element' || link.properties.dataFootnoteRef === undefined) return;
  edit.setProperty(link, 'ariaDescribedBy', [labelId(page, { uniqueFootnotes: true })]);
}

function labelId(page: PageState, { uniqueFootnotes }: Pick<FootnoteOptions, 'uniqueFootnotes'>): string {
  return `footnote-label${uniqueFootnotes ? suffixOf(page) : ''}`;
}

/** Derived from the text and not from the path, so that the same site in another folder has the same ids. */
function suffixOf({ source }: PageState): string {
  return `-${hashText(source, 6)}`;
}
