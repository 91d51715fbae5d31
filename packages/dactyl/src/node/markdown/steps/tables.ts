/** Makes wide tables scrollable, also by keyboard: `<div class="table-wrapper" tabindex="0"><table>…`. */
import type { Step } from '../visitors.js';

export function tables(replacedElements: readonly string[]): Step {
  if (replacedElements.includes('table')) return {};
  return {
    elements: [
      {
        names: ['table'],
        visit(node, _page, edit) {
          const properties = { className: ['table-wrapper'], tabIndex: 0 };
          edit.wrapNode(node, { type: 'element', tagName: 'div', properties, children: [] });
        },
      },
    ],
  };
}
