/**
 * Names inside functions: which of them belong to the module, and what is known about the values of the others.
 */
import {
  boundNames,
  child,
  childNodes,
  children,
  isClass,
  isFunction,
  memberName,
  nameOf,
  unwrap,
  type SyntaxNode,
} from './syntax.js';

/** `handed`: received as a prop; `function`: is a function; `ref`: created by `useRef`. */
export type Origin = 'handed' | 'function' | 'ref' | 'other';

export interface Scope {
  names: Map<string, Origin>;
  outer?: Scope;
}

export function originIn(scope: Scope | undefined, name: string): Origin | undefined {
  for (let at = scope; at; at = at.outer) {
    const origin = at.names.get(name);
    if (origin) return origin;
  }
  return undefined;
}

/**
 * The scope of a function. Names of inner blocks count for the whole function; code for which the difference
 * matters does not occur in practice.
 */
export function functionScope(node: SyntaxNode, outer: Scope | undefined, isOutermost: boolean): Scope {
  const scope: Scope = { names: new Map(), outer };
  const ownName = nameOf(child(node, 'id'));
  if (ownName !== undefined && isFunction(node) && node.type === 'FunctionExpression')
    scope.names.set(ownName, 'function');
  for (const parameter of children(node, 'params')) {
    for (const name of boundNames(parameter)) scope.names.set(name, isOutermost ? 'handed' : 'other');
  }
  const body = child(node, 'body');
  if (body) declareNames(body, scope);
  return scope;
}

/** The scope of code outside of functions; it does not contain the module's own names. */
export function blockScope(node: SyntaxNode): Scope {
  const scope: Scope = { names: new Map() };
  for (const inner of childNodes(node)) {
    if (node.type.endsWith('Statement') && !isFunction(inner)) declareNames(inner, scope);
  }
  return scope;
}

function declareNames(node: SyntaxNode, scope: Scope): void {
  if (isFunction(node) || isClass(node)) {
    const name = nameOf(child(node, 'id'));
    if (name !== undefined && node.type.endsWith('Declaration')) scope.names.set(name, 'function');
    return;
  }
  if (node.type === 'CatchClause') {
    for (const name of boundNames(child(node, 'param'))) scope.names.set(name, 'other');
  }
  if (node.type === 'VariableDeclarator') {
    const pattern = child(node, 'id');
    const origin = originOf(child(node, 'init'), scope);
    for (const name of boundNames(pattern)) {
      scope.names.set(name, pattern?.type === 'Identifier' || origin === 'handed' ? origin : 'other');
    }
  }
  for (const inner of childNodes(node)) declareNames(inner, scope);
}

/** What is known of an expression's value. */
export function originOf(expression: SyntaxNode | undefined, scope: Scope | undefined): Origin {
  const node = unwrap(expression);
  if (isFunction(node)) return 'function';
  switch (node?.type) {
    case 'Identifier':
      return originIn(scope, nameOf(node) ?? '') ?? 'other';
    case 'MemberExpression':
      return isHandedMember(node, scope) ? 'handed' : 'other';
    case 'LogicalExpression':
      return joined([child(node, 'left'), child(node, 'right')], scope);
    case 'ConditionalExpression':
      return joined([child(node, 'consequent'), child(node, 'alternate')], scope);
    case 'CallExpression':
      return originOfCall(node);
    default:
      return 'other';
  }
}

/** `props.onClick`, `this.props.onClick` */
function isHandedMember(node: SyntaxNode, scope: Scope | undefined): boolean {
  const object = unwrap(child(node, 'object'));
  if (object?.type === 'ThisExpression') return memberName(node) === 'props';
  return originOf(object, scope) === 'handed';
}

function joined(branches: (SyntaxNode | undefined)[], scope: Scope | undefined): Origin {
  const origins = branches.filter((branch) => !isNothing(branch)).map((branch) => originOf(branch, scope));
  const [first = 'other'] = origins;
  if (origins.every((origin) => origin === first)) return first;
  return origins.includes('function') ? 'function' : 'other';
}

/** `undefined`, `null`, `false` or a string: a value that is certainly not a function. */
export function isNothing(expression: SyntaxNode | undefined): boolean {
  const node = unwrap(expression);
  return node === undefined || node.type === 'Literal' || nameOf(node) === 'undefined';
}

function originOfCall(call: SyntaxNode): Origin {
  const callee = unwrap(child(call, 'callee'));
  const name = callee?.type === 'MemberExpression' ? memberName(callee) : nameOf(callee);
  if (name === 'useRef' || name === 'createRef') return 'ref';
  return name !== undefined && /^(useCallback|useEvent|useEffectEvent|bind)$/.test(name) ? 'function' : 'other';
}
