/** Decides which declarations are components, and where to insert the mark. */
import type { OutlineItem } from './read-statements.js';
import { isComponentClass } from './read-class.js';
import { child, children, findNode, isClass, isFunction, nameOf, unwrap, type SyntaxNode } from './syntax.js';
import type { Declaration, MarkPlace } from './types.js';

interface Candidate {
  item: OutlineItem;
  declaration: Declaration;
  /** Names under which the module exports it. */
  exported: readonly string[];
  file: string;
}

export function componentPlace({ item, declaration, exported, file }: Candidate): MarkPlace | undefined {
  const { name, node } = item;
  const value = unwrap(node);
  if (item.isPart || declaration.isContext || !value || !mayBeComponent(value)) return undefined;
  const isNamedLikeOne = name !== 'default' && [name, ...exported].some((candidate) => /^[A-Z]/.test(candidate));
  const isDefault = exported.includes('default') && !/^use[A-Z]/.test(name);
  // The result of a call may be anything, as in `export default connect(Card)`.
  const isComponent = isDefault && (!isFunction(value) || makesElements(declaration) || isComponentFile(file));
  if (!isNamedLikeOne && !isComponent) return undefined;
  if (node.type === 'FunctionDeclaration' && name !== 'default') return { kind: 'function' };
  if (node.type === 'ClassDeclaration' && name !== 'default') return { kind: 'class', end: node.end };
  return { kind: 'expression', start: node.start, end: node.end, anonymous: node.type.endsWith('Declaration') };
}

function mayBeComponent(value: SyntaxNode): boolean {
  if (isFunction(value)) {
    return (
      children(value, 'params').length <= 1 && value.async !== true && value.generator !== true && !usesThis(value)
    );
  }
  if (isClass(value)) return isComponentClass(value);
  // The result of a call may be a component: `memo`, `forwardRef`, `styled.div`. `markComponent` leaves other
  // values unchanged.
  return value.type === 'TaggedTemplateExpression' || (value.type === 'CallExpression' && !isPlainCall(value));
}

/** Recognises a constructor function from before classes. */
function usesThis(node: SyntaxNode): boolean {
  const body = child(node, 'body');
  return body !== undefined && findNode(body, ({ type }) => type === 'ThisExpression') !== undefined;
}

function isPlainCall(call: SyntaxNode): boolean {
  const callee = unwrap(child(call, 'callee'));
  return /^(require|Symbol|String|Number|Boolean|Object|Array|JSON|Math)$/.test(
    nameOf(callee) ?? nameOf(child(callee, 'object')) ?? '',
  );
}

function makesElements({ uses, triggers, rendersElements }: Declaration): boolean {
  return rendersElements || triggers.length > 0 || uses.some(({ kind }) => kind === 'element');
}

/**
 * Whether the path is typical of a component: `Counter.tsx`, `Counter/index.tsx`, anything in `src/theme` and
 * `src/pages`.
 */
function isComponentFile(file: string): boolean {
  const [, folder = '', base = ''] = /(?:([^\\/]+)[\\/])?([^\\/]+?)\.\w+$/.exec(file) ?? [];
  return /^[A-Z]/.test(base === 'index' ? folder : base) || /[\\/]src[\\/](theme|pages)[\\/]/.test(file);
}
