/** Reads what a CommonJS module exports: `module.exports = …`, `exports.name = …`. */
import type { Outline } from './read-statements.js';
import { child, children, memberName, nameOf, unwrap, type SyntaxNode } from './syntax.js';

/** Turns assignments among the statements into exports and declarations. Returns whether there were any. */
export function readCommonJs(outline: Outline): boolean {
  const before = outline.statements.splice(0);
  for (const statement of before) {
    if (!readAssignment(unwrap(child(statement, 'expression')), outline)) outline.statements.push(statement);
  }
  const found = outline.statements.length < before.length;
  // A default import of a CommonJS module without a default export yields the module.
  if (found && !outline.exports.has('default')) outline.exports.set('default', { local: '*' });
  const isRequired = [...outline.imports.values()].some(({ place }) => place === undefined);
  return found || isRequired || outline.statements.some(definesExports);
}

/**
 * Recognises `Object.defineProperty(exports, '__esModule', …)`, which compilers put at the top of such modules.
 */
function definesExports(statement: SyntaxNode): boolean {
  const call = unwrap(child(statement, 'expression'));
  const [target] = call?.type === 'CallExpression' ? children(call, 'arguments') : [];
  return target !== undefined && (nameOf(target) === 'exports' || exportName(target) === 'default');
}

function readAssignment(node: SyntaxNode | undefined, outline: Outline): boolean {
  if (node?.type !== 'AssignmentExpression') return false;
  const target = child(node, 'left');
  const value = child(node, 'right');
  if (!target || !value) return false;
  const name = exportName(target);
  if (name === undefined) return false;
  const inner = unwrap(value);
  if (name === 'default' && inner?.type === 'ObjectExpression') readObject(inner, outline);
  else if (inner?.type === 'AssignmentExpression') {
    readAssignment(inner, outline);
    const other = child(inner, 'left');
    outline.exports.set(name, { local: (other && exportName(other)) ?? nameOf(other) ?? '' });
  } else declareExport(name, value, outline);
  return true;
}

/** `module.exports` → `default`; `exports.x`, `module.exports.x` → `x`. */
function exportName(target: SyntaxNode): string | undefined {
  if (target.type !== 'MemberExpression') return undefined;
  const object = child(target, 'object');
  const name = memberName(target);
  if (nameOf(object) === 'module' && name === 'exports') return 'default';
  const isExports = nameOf(object) === 'exports' || (object !== undefined && exportName(object) === 'default');
  return isExports ? name : undefined;
}

function readObject(object: SyntaxNode, outline: Outline): void {
  for (const property of children(object, 'properties')) {
    const name = property.computed === true ? undefined : nameOf(child(property, 'key'));
    const value = child(property, 'value');
    if (name !== undefined && value) declareExport(name, value, outline);
  }
  outline.exports.set('default', { local: '*' });
}

function declareExport(name: string, value: SyntaxNode, outline: Outline): void {
  const local = value.type === 'Identifier' ? nameOf(value) : undefined;
  outline.exports.set(name, { local: local ?? name });
  const isTaken = outline.items.some((item) => item.name === name) || outline.imports.has(name);
  if (local === undefined && !isTaken) outline.items.push({ name, node: value });
}
