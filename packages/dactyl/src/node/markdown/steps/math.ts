/**
 * Formulas. Two dollar signs set one apart, also on one line.
 *
 *     $x^2$, $$x^2$$, ```math  →  <span class="katex">…
 */
import type { FormulaRenderer } from '../math/formulas.js';
import type { MdastNode, Step } from '../visitors.js';
import type { PageState } from '../page-state.js';
import { htmlNode } from './written-html.js';

export function math({ render }: Pick<FormulaRenderer, 'render'>): Step {
  const write = (node: { value: string } & Pick<MdastNode, 'position'>, page: PageState, isDisplay: boolean) =>
    htmlNode(page, render({ tex: node.value, isDisplay, position: node.position }, page));
  return {
    mdast: {
      math(node, page, edit) {
        edit.replaceNode(node, write(node, page, true));
        return true;
      },
      inlineMath(node, page, edit) {
        edit.replaceNode(node, write(node, page, hasTwoDollars(node, page)));
        return true;
      },
      code(node, page, edit) {
        if (node.lang !== 'math') return false;
        edit.replaceNode(node, write(node, page, true));
        return true;
      },
    },
  };
}

function hasTwoDollars({ position }: Pick<MdastNode, 'position'>, page: PageState): boolean {
  if (!position) return false;
  page.lines ??= page.source.split('\n');
  const { line, column } = position.start;
  return page.lines[line - 1]?.startsWith('$$', column - 1) === true;
}
