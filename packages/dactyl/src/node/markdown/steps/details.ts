/**
 * Foldable sections.
 *
 *     <details><summary>More</summary>Text</details>
 *     →  <details class="theme-details alert alert--info" data-collapsible><summary>More</summary>
 *        <div class="theme-details-content">Text</div></details>
 */
import type { ProcessorOptions } from '../types.js';
import type { Element, Step } from '../visitors.js';

export type DetailsOptions = Pick<ProcessorOptions, 'detailsLabel' | 'replacedElements'>;

/** Handles `<details>` in raw HTML. For JSX, its own step calls `detailsElement`. */
export function details(options: DetailsOptions): Step {
  return {
    elements: [
      {
        names: ['details'],
        visit(node, _page, edit) {
          edit.replaceNode(node, detailsElement({ properties: node.properties, children: node.children, options }));
        },
      },
    ],
  };
}

interface Parts {
  properties: Element['properties'];
  children: Element['children'];
  options: DetailsOptions;
}

export function detailsElement({ properties, children, options }: Parts): Element {
  if (options.replacedElements.includes('details'))
    return { type: 'element', tagName: 'details', properties, children };
  const { summary, others } = takeSummary(children);
  const content: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['theme-details-content'] },
    children: others,
  };
  const { className, class: written, ...rest } = properties;
  const own = [className, written].flat().filter((name) => typeof name === 'string');
  return {
    type: 'element',
    tagName: 'details',
    properties: {
      ...rest,
      className: [
        'theme-details',
        'alert',
        ...(own.some((name) => name.startsWith('alert--')) ? [] : ['alert--info']),
        ...own,
      ],
      'data-collapsible': '',
    },
    children: [summary ?? defaultSummary(options.detailsLabel ?? 'Details'), content],
  };
}

type Children = Element['children'];

/**
 * Text on the line after the summary makes Markdown put both into a paragraph, where a summary is not allowed.
 */
function takeSummary(children: Children): { summary: Children[number] | undefined; others: Children } {
  const summary = children.find(isSummary);
  if (summary) return { summary, others: children.filter((child) => child !== summary) };
  const [first, ...rest] = children.filter((child) => child.type !== 'text' || child.value.trim() !== '');
  const inner = first?.type === 'element' && first.tagName === 'p' ? first.children : [];
  const [opening, ...text] = inner;
  if (first?.type !== 'element' || !opening || !isSummary(opening)) return { summary: undefined, others: children };
  return { summary: opening, others: [{ ...first, children: text }, ...rest] };
}

function isSummary(node: Children[number]): boolean {
  if (node.type === 'element') return node.tagName === 'summary';
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'summary';
}

function defaultSummary(label: string): Element {
  return { type: 'element', tagName: 'summary', properties: {}, children: [{ type: 'text', value: label }] };
}
