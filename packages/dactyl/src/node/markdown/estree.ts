/** Typed access to syntax trees that come as JSON, which the type checker knows nothing about. */

export function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined; // JSON
}

/** Statements of a program. */
export function statements(program: unknown): unknown[] {
  const body = property(program, 'body');
  return Array.isArray(body) ? body : [];
}

/** The expression of a program that consists of a single expression. */
export function soleExpression(program: unknown): unknown {
  const [statement, ...rest] = statements(program);
  return rest.length === 0 ? property(statement, 'expression') : undefined;
}

/** Specifiers of all `require('…')` calls below a node. */
export function requiredSpecifiers(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const inside = Object.values(node).flatMap(requiredSpecifiers);
  const isRequire =
    property(node, 'type') === 'CallExpression' && property(property(node, 'callee'), 'name') === 'require';
  if (!isRequire) return inside;
  const [argument] = property(node, 'arguments') as unknown[]; // every call expression has `arguments`
  const specifier = property(argument, 'value');
  return typeof specifier === 'string' ? [specifier, ...inside] : inside;
}
