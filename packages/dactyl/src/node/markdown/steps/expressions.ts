/**
 * Expressions in braces: comments are removed, constants become text, and any other expression makes the page a
 * module.
 *
 *     {/* note *\/} · {' '} · {frontMatter.title} · {1 + 1}   stay HTML
 *     {props.name} · {list.map(…)}                            need evaluation
 */
import { evaluateConstant, type Constant } from '../constant-expression.js';
import { requiredSpecifiers, soleExpression } from '../estree.js';
import { importIndex, type PageState } from '../page-state.js';
import type { Expression, HastEdit, Step } from '../visitors.js';

export type ParseExpression = (source: string) => unknown;

const ONLY_COMMENTS = /^\s*(?:\/\*[^]*?\*\/\s*)*$/;

export function expressions(parse: ParseExpression): Step {
  return {
    expression(node, page, edit) {
      if (isInHead(node, page)) return;
      if (ONLY_COMMENTS.test(node.value)) edit.removeNode(node);
      else replaceConstant({ node, page, edit, constant: constantOf(node.value, page, parse) });
    },
  };
}

/**
 * The value of an expression; `undefined` when it depends on more than the file, and then its `require` calls are
 * recorded.
 */
export function constantOf(source: string, page: PageState, parse: ParseExpression): Constant | undefined {
  // The parser stops after the first expression; parentheses make it read everything, including objects.
  const tree = soleExpression(parse(`(${source})`));
  const constant = evaluateConstant(tree, { frontMatter: page.frontMatter });
  if (!constant && source.includes('require(')) {
    for (const specifier of requiredSpecifiers(tree)) importIndex(page.esm, specifier);
  }
  return constant;
}

/** Whether a node is inside `<head>`, whose component reads its children itself. */
export function isInHead(node: { position?: { start: { offset?: number } } }, page: PageState): boolean {
  return (node.position?.start.offset ?? page.headEnd) < page.headEnd;
}

interface Replacement {
  node: Expression;
  page: PageState;
  edit: HastEdit;
  constant: Constant | undefined;
}

/**
 * Replaces a constant with its text. React prints texts and numbers, and nothing for `null`, `undefined`, `true` and
 * `false`.
 */
function replaceConstant({ node, page, edit, constant }: Replacement): void {
  const value = constant?.value;
  if (typeof value === 'string' || typeof value === 'number')
    edit.replaceNode(node, { type: 'text', value: String(value) });
  else if (constant && (value === null || value === undefined || typeof value === 'boolean')) edit.removeNode(node);
  else page.dynamic = true;
}
