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

/** For `<details>` in raw HTML; JSX calls `detailsElement` itself. */
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
  const summary = children.find(isSummary) ?? defaultSummary(options.detailsLabel ?? 'Details');
  const content: Element = {
    type: 'element',
    tagName: 'div',
    properties: { className: ['theme-details-content'] },
    children: children.filter((child) => child !== summary),
  };
  const { className, class: written, ...rest } = properties;
  const own = [className, written].flat().filter((name) => typeof name === 'string');
  return {
    type: 'element',
    tagName: 'details',
    properties: { ...rest, className: ['theme-details', 'alert', 'alert--info', ...own], 'data-collapsible': '' },
    children: [summary, content],
  };
}

function isSummary(node: Element['children'][number]): boolean {
  if (node.type === 'element') return node.tagName === 'summary';
  return (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && node.name === 'summary';
}

function defaultSummary(label: string): Element {
  return { type: 'element', tagName: 'summary', properties: {}, children: [{ type: 'text', value: label }] };
}
