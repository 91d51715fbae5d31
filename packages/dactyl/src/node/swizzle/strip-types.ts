/**
 * TypeScript → JavaScript by taking out what only types need. JSX, comments and the lines of the rest stay as they
 * were written, because people are going to read and change the result. Imports are printed by whoever calls this.
 */
import type MagicString from 'magic-string';
import { child, isNode, type SyntaxNode } from '../analysis/syntax.js';

const TYPE_STATEMENTS = new Set(['TSInterfaceDeclaration', 'TSTypeAliasDeclaration', 'TSModuleDeclaration']);
const TYPES = new Set(['TSTypeAnnotation', 'TSTypeParameterDeclaration', 'TSTypeParameterInstantiation']);
const AROUND_EXPRESSION = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);

export function stripTypes(text: MagicString, node: SyntaxNode): void {
  if (isTypeStatement(node)) return removeStatement(text, node);
  if (TYPES.has(node.type)) return remove(text, node.start, node.end);
  if (AROUND_EXPRESSION.has(node.type)) {
    const expression = child(node, 'expression');
    if (!expression) return;
    remove(text, expression.end, node.end);
    return stripTypes(text, expression);
  }
  // `name?: Type`: the mark belongs to neither.
  if (node.type === 'Identifier' && node.optional === true && typeof node.name === 'string') {
    return remove(text, node.start + node.name.length, node.end);
  }
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) stripTypes(text, item);
  }
}

function isTypeStatement(node: SyntaxNode): boolean {
  if (TYPE_STATEMENTS.has(node.type)) return true;
  const declaration = node.type === 'ExportNamedDeclaration' ? child(node, 'declaration') : undefined;
  return declaration !== undefined && TYPE_STATEMENTS.has(declaration.type);
}

/** With the comment that stands directly above, and the line. */
function removeStatement(text: MagicString, { start, end }: SyntaxNode): void {
  const before = text.original.slice(0, start);
  const comment = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/|(?:\/\/[^\n]*\n)*\/\/[^\n]*)\n$/.exec(before);
  const rest = /^[^\S\n]*\n?/.exec(text.original.slice(end))?.[0] ?? '';
  remove(text, start - (comment?.[0].length ?? 0), end + rest.length);
}

function remove(text: MagicString, start: number, end: number): void {
  if (end > start) text.remove(start, end);
}
