/** Helpers to read syntax trees (ESTree with JSX and TypeScript) of any parser. */

export interface SyntaxNode {
  type: string;
  /** Offsets in the source. */
  start: number;
  end: number;
  [field: string]: unknown;
}

/** Parses a file's text; which languages to expect follows from the name. `undefined` when the text is broken. */
export type Parse = (file: string, code: string) => SyntaxNode | undefined;

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

export function child(node: SyntaxNode | undefined, field: string): SyntaxNode | undefined {
  const value = node?.[field];
  return isNode(value) ? value : undefined;
}

/** Nodes of a list; holes of array patterns are left out. */
export function children(node: SyntaxNode | undefined, field: string): SyntaxNode[] {
  const value = node?.[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** A name of an identifier, a JSX identifier or a string literal. */
export function nameOf(node: SyntaxNode | undefined): string | undefined {
  if (!node) return undefined;
  if (typeof node.name === 'string') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

/** The name that a member expression asks for, when it is written out. */
export function memberName(node: SyntaxNode): string | undefined {
  const property = child(node, 'property');
  return node.computed === true && property?.type !== 'Literal' ? undefined : nameOf(property);
}

/** All direct child nodes in source order, without type-only parts. */
export function* childNodes(node: SyntaxNode): Generator<SyntaxNode> {
  for (const value of Object.values(node)) {
    if (isNode(value)) {
      if (isCode(value)) yield value;
    } else if (Array.isArray(value)) {
      for (const item of value) if (isNode(item) && isCode(item)) yield item;
    }
  }
}

const TYPESCRIPT_WITH_CODE =
  /^TS(AsExpression|SatisfiesExpression|NonNullExpression|TypeAssertion|InstantiationExpression|Enum|ParameterProperty|ExportAssignment|Module)/;

function isCode({ type }: SyntaxNode): boolean {
  return !type.startsWith('TS') || TYPESCRIPT_WITH_CODE.test(type);
}

const WRAPPERS = new Set([
  'ParenthesizedExpression',
  'ChainExpression',
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]);

/** The expression inside of parentheses and type assertions. */
export function unwrap(node: SyntaxNode | undefined): SyntaxNode | undefined {
  return node && WRAPPERS.has(node.type) ? unwrap(child(node, 'expression')) : node;
}

export interface FunctionNode extends SyntaxNode {
  type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression';
}

export interface ClassNode extends SyntaxNode {
  type: 'ClassDeclaration' | 'ClassExpression';
}

export function isFunction(node: SyntaxNode | undefined): node is FunctionNode {
  return node !== undefined && /^(Function(Declaration|Expression)|ArrowFunctionExpression)$/.test(node.type);
}

export function isClass(node: SyntaxNode | undefined): node is ClassNode {
  return node !== undefined && /^Class(Declaration|Expression)$/.test(node.type);
}

/** Names that a pattern binds: `{ a, b: [c = 1], ...d }` → a, c, d. */
export function boundNames(pattern: SyntaxNode | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [nameOf(pattern) ?? ''];
    case 'ObjectPattern':
      return children(pattern, 'properties').flatMap((item) => boundNames(child(item, 'value') ?? item));
    case 'ArrayPattern':
      return children(pattern, 'elements').flatMap(boundNames);
    case 'AssignmentPattern':
      return boundNames(child(pattern, 'left'));
    case 'RestElement':
      return boundNames(child(pattern, 'argument'));
    case 'TSParameterProperty':
      return boundNames(child(pattern, 'parameter'));
    default:
      return [];
  }
}

/** The first descendant (or the node itself) that passes `test`, including those inside functions. */
export function findNode(node: SyntaxNode, test: (node: SyntaxNode) => boolean): SyntaxNode | undefined {
  if (test(node)) return node;
  for (const inner of childNodes(node)) {
    const found = findNode(inner, test);
    if (found) return found;
  }
  return undefined;
}

/** Specifier of `require('…')`. */
export function requiredModule(expression: SyntaxNode | undefined): string | undefined {
  const call = unwrap(expression);
  if (call?.type !== 'CallExpression' || nameOf(child(call, 'callee')) !== 'require') return undefined;
  const [argument] = children(call, 'arguments');
  return argument?.type === 'Literal' ? nameOf(argument) : undefined;
}

/** Offset → line number, from 1. */
export function lineCounter(code: string): (offset: number) => number {
  const starts = [0];
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? Infinity) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}
