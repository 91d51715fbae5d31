/** Evaluates texts in source code without running it. */
import { child, children, nameOf, unwrap, type SyntaxNode } from '../../analysis/syntax.js';
import { evaluateConstant, type ConstantScope } from '../../markdown/constant-expression.js';

/** `unknown`: the expression whose value is known only at run time. */
export type StaticText = { text: string } | { unknown: SyntaxNode };

/** Constants at the top of a module, with their values. */
export function readConstants(program: SyntaxNode): ConstantScope {
  const scope: Record<string, unknown> = {};
  for (const statement of children(program, 'body')) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? child(statement, 'declaration') : statement;
    if (declaration?.type !== 'VariableDeclaration' || declaration.kind !== 'const') continue;
    for (const declarator of children(declaration, 'declarations')) {
      const target = child(declarator, 'id');
      const constant = evaluateConstant(unwrap(child(declarator, 'init')), scope);
      const name = target?.type === 'Identifier' ? nameOf(target) : undefined;
      if (name !== undefined && constant) scope[name] = constant.value;
    }
  }
  return scope;
}

/** The text; `undefined` when the expression is `undefined`. */
export function readText(node: SyntaxNode, scope: ConstantScope): StaticText | undefined {
  const constant = evaluateConstant(unwrap(node), scope);
  if (!constant) return { unknown: node };
  const { value } = constant;
  if (value === undefined || value === null) return undefined;
  return typeof value === 'string' || typeof value === 'number' ? { text: String(value) } : { unknown: node };
}

/**
 * The named properties of an object literal, or of a constant that holds one; `undefined` for other expressions.
 */
export function readProperties(
  node: SyntaxNode | undefined,
  names: readonly string[],
  scope: ConstantScope,
): Map<string, StaticText> | undefined {
  const object = unwrap(node);
  const found = new Map<string, StaticText>();
  if (object?.type !== 'ObjectExpression') {
    const value = object && evaluateConstant(object, scope)?.value;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
    for (const [name, text] of Object.entries(value)) {
      if (names.includes(name) && typeof text === 'string') found.set(name, { text });
    }
    return found;
  }
  for (const property of children(object, 'properties')) {
    if (property.type !== 'Property' || property.computed === true) return undefined;
    const name = nameOf(child(property, 'key'));
    const value = child(property, 'value');
    if (name === undefined || !value || !names.includes(name)) continue;
    const text = readText(value, scope);
    if (text) found.set(name, text);
  }
  return found;
}
