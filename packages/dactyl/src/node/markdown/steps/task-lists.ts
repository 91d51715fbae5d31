/**
 * Gives the checkbox of a task a label for screen readers that says its state. The checkbox cannot be changed, so
 * it is not a control that the text beside it could label.
 *
 *     - [x] Done  →  <li class="task-list-item"><input type="checkbox" checked disabled aria-label="Completed"> Done</li>
 */
import type { ProcessorOptions } from '../types.js';
import type { Element, HastNode, Step } from '../visitors.js';

export function taskLists({ taskLabels: labels }: Pick<ProcessorOptions, 'taskLabels'>): Step {
  if (!labels) return {};
  return {
    elements: [
      {
        names: ['li'],
        visit(node, _page, edit) {
          const box = isTask(node) && findBox(node.children);
          if (box) edit.setProperty(box, 'ariaLabel', isChecked(box) ? labels.done : labels.open);
        },
      },
    ],
  };
}

function isTask({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('task-list-item');
}

/** Finds the checkbox. In a list with blank lines between its items, it is inside a paragraph. */
function findBox(children: readonly HastNode[]): Element | undefined {
  const first = children.find((child) => child.type === 'element');
  if (first?.tagName === 'p') return findBox(first.children);
  return first?.tagName === 'input' ? first : undefined;
}

function isChecked({ properties: { checked } }: Element): boolean {
  return checked !== undefined && checked !== null && checked !== false;
}
