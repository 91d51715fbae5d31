/** Top-level statements → imports, exports and declarations, before anyone looks inside. */
import {
  boundNames,
  child,
  children,
  isClass,
  isFunction,
  nameOf,
  requiredModule,
  unwrap,
  type SyntaxNode,
} from './syntax.js';
import type { ExportedName, ImportedName } from './types.js';

export interface OutlineItem {
  /** Name in the module; `default` when it has none. */
  name: string;
  /** Function, class, or the value of a variable. */
  node: SyntaxNode;
  /** Where the declaration begins, when that is before `node`. */
  start?: number;
  /** Whether the name is bound by a pattern: then `node` is not its value. */
  isPart?: boolean;
}

export interface Outline {
  items: OutlineItem[];
  imports: Map<string, ImportedName>;
  exports: Map<string, ExportedName>;
  stars: string[];
  /** All other statements. */
  statements: SyntaxNode[];
  /** Whether `import` or `export` stands in it. */
  isModule: boolean;
  lineOf: (offset: number) => number;
}

export function createOutline(lineOf: (offset: number) => number): Outline {
  return { items: [], imports: new Map(), exports: new Map(), stars: [], statements: [], isModule: false, lineOf };
}

export function readStatement(statement: SyntaxNode, outline: Outline): void {
  if (/^(Import|Export)/.test(statement.type)) outline.isModule = true;
  switch (statement.type) {
    case 'ImportDeclaration':
      return readImport(statement, outline);
    case 'ExportNamedDeclaration':
      return readExport(statement, outline);
    case 'ExportAllDeclaration':
      return readExportAll(statement, outline);
    case 'ExportDefaultDeclaration':
      return readDefault(statement, outline);
    default:
      if (statement.declare === true || /^TS(Declare|Type|Interface)/.test(statement.type)) return undefined;
      if (declare(statement, outline).length === 0 && typeof statement.directive !== 'string') {
        outline.statements.push(statement);
      }
      return undefined;
  }
}

function readImport(statement: SyntaxNode, { imports, lineOf }: Outline): void {
  const specifier = nameOf(child(statement, 'source'));
  if (specifier === undefined || statement.importKind === 'type') return;
  for (const item of children(statement, 'specifiers')) {
    const local = child(item, 'local');
    if (item.importKind === 'type' || !local) continue;
    const imported = child(item, 'imported');
    const name = item.type === 'ImportDefaultSpecifier' ? 'default' : (nameOf(imported) ?? '*');
    const shorthand = imported !== undefined && imported.start === local.start;
    imports.set(nameOf(local) ?? '', {
      specifier,
      name,
      line: lineOf(item.start),
      place: { start: local.start, end: local.end, shorthand },
    });
  }
}

function readExport(statement: SyntaxNode, outline: Outline): void {
  if (statement.exportKind === 'type') return;
  const declaration = child(statement, 'declaration');
  if (declaration) {
    if (declaration.declare === true || /^TS(Declare|Type|Interface)/.test(declaration.type)) return;
    for (const name of declare(declaration, outline)) outline.exports.set(name, { local: name });
    return;
  }
  const specifier = nameOf(child(statement, 'source'));
  for (const item of children(statement, 'specifiers')) {
    const local = nameOf(child(item, 'local'));
    const exported = nameOf(child(item, 'exported'));
    if (item.exportKind === 'type' || local === undefined || exported === undefined) continue;
    const line = outline.lineOf(item.start);
    outline.exports.set(exported, specifier === undefined ? { local } : { specifier, name: local, line });
  }
}

function readExportAll(statement: SyntaxNode, { exports, stars, lineOf }: Outline): void {
  const specifier = nameOf(child(statement, 'source'));
  if (specifier === undefined || statement.exportKind === 'type') return;
  const name = nameOf(child(statement, 'exported'));
  if (name === undefined) stars.push(specifier);
  else exports.set(name, { specifier, name: '*', line: lineOf(statement.start) });
}

function readDefault(statement: SyntaxNode, outline: Outline): void {
  const node = child(statement, 'declaration');
  const value = unwrap(node);
  if (!node || !value || node.type.startsWith('TS')) return;
  if (value.type === 'Identifier') {
    outline.exports.set('default', { local: nameOf(value) ?? '' });
    return;
  }
  const name = node.type.endsWith('Declaration') ? (nameOf(child(node, 'id')) ?? 'default') : 'default';
  outline.exports.set('default', { local: name });
  outline.items.push({ name, node });
}

/** Notes what a statement declares; the result are the names. */
function declare(statement: SyntaxNode, outline: Outline): string[] {
  if (isFunction(statement) || isClass(statement) || statement.type === 'TSEnumDeclaration') {
    const name = nameOf(child(statement, 'id'));
    if (name === undefined) return [];
    outline.items.push({ name, node: statement });
    return [name];
  }
  if (statement.type !== 'VariableDeclaration') return [];
  return children(statement, 'declarations').flatMap((declarator) => declareVariable(declarator, outline));
}

function declareVariable(declarator: SyntaxNode, outline: Outline): string[] {
  const pattern = child(declarator, 'id');
  const init = child(declarator, 'init');
  const names = boundNames(pattern);
  if (readRenaming({ pattern, init, line: outline.lineOf(declarator.start) }, outline)) return names;
  const [name] = names;
  if (pattern?.type === 'Identifier' && name !== undefined) {
    outline.items.push({ name, node: init ?? pattern, start: declarator.start });
  } else {
    for (const part of names) outline.items.push({ name: part, node: declarator, isPart: true });
  }
  return names;
}

/** `const x = require('x')`, `const { a } = require('x')`, `const { a } = X` of an imported module. */
function readRenaming(
  { pattern, init, line }: { pattern: SyntaxNode | undefined; init: SyntaxNode | undefined; line: number },
  { imports }: Outline,
): boolean {
  const name = nameOf(unwrap(init));
  const whole = name === undefined ? undefined : imports.get(name);
  const isWhole = whole !== undefined && (whole.name === '*' || whole.name === 'default');
  const specifier = requiredModule(init) ?? (isWhole ? whole.specifier : undefined);
  if (specifier === undefined) return false;
  if (pattern?.type === 'Identifier') {
    imports.set(nameOf(pattern) ?? '', { specifier, name: '*', line });
    return true;
  }
  const properties = children(pattern, 'properties');
  const isPlain = properties.every(
    (property) => property.computed !== true && child(property, 'value')?.type === 'Identifier',
  );
  if (pattern?.type !== 'ObjectPattern' || !isPlain) return false;
  for (const property of properties) {
    const member = nameOf(child(property, 'key')) ?? '';
    imports.set(nameOf(child(property, 'value')) ?? '', { specifier, name: member, line });
  }
  return true;
}
