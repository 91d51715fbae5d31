/**
 * Converts TypeScript to JavaScript by removing the parts that only types need. JSX, comments and line breaks stay
 * as written, because people will read and edit the result. The caller prints the imports.
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
  // In `name?: Type` the question mark belongs to neither node.
  if (node.type === 'Identifier' && node.optional === true && typeof node.name === 'string') {
    return remove(text, node.start + node.name.length, node.end);
  }
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) stripTypes(text, item);
  }
}

function isTypeStatement(node: SyntaxNode): boolean {
  if (TYPE_STATEMENTS.has(node.type)) return true;
  if (node.type === 'ExportNamedDeclaration' && node.exportKind === 'type') return true;
  const declaration = node.type === 'ExportNamedDeclaration' ? child(node, 'declaration') : undefined;
  return declaration !== undefined && TYPE_STATEMENTS.has(declaration.type);
}

/** Removes a statement with its line and the comment directly above. */
function removeStatement(text: MagicString, { start, end }: SyntaxNode): void {
  const before = text.original.slice(0, start);
  const comment = /(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/|(?:\/\/[^\n]*\n)*\/\/[^\n]*)\n$/.exec(before);
  const rest = /^[^\S\n]*\n?/.exec(text.original.slice(end))?.[0] ?? '';
  remove(text, start - (comment?.[0].length ?? 0), end + rest.length);
}

function remove(text: MagicString, start: number, end: number): void {
  if (end > start) text.remove(start, end);
}
