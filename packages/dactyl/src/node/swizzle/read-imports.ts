/** Reads the imports and re-exports of a module, which its copy has to rewrite. */
import { child, children, nameOf, type SyntaxNode } from '../analysis/syntax.js';

export interface ImportedName {
  /** `default`, `*`, or a name. */
  imported: string;
  local: string;
  isType: boolean;
}

export interface ModuleImport {
  kind: 'import' | 'export';
  specifier: string;
  names: ImportedName[];
  start: number;
  end: number;
}

/** `import('./x.js')`: the position of the quoted specifier, the only part that changes. */
export interface DynamicImport {
  specifier: string;
  start: number;
  end: number;
}

/** In the order of the file. */
export function readImports(program: SyntaxNode): ModuleImport[] {
  return children(program, 'body').flatMap((statement): ModuleImport[] => {
    const specifier = nameOf(child(statement, 'source'));
    if (specifier === undefined) return [];
    const { start, end } = statement;
    if (statement.type === 'ImportDeclaration') {
      const isType = statement.importKind === 'type';
      const names = children(statement, 'specifiers').map((node) => importedName(node, isType));
      return [{ kind: 'import', specifier, names, start, end }];
    }
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const isType = statement.exportKind === 'type';
    const names = children(statement, 'specifiers').map((node) => ({
      imported: nameOf(child(node, 'local')) ?? '',
      local: nameOf(child(node, 'exported')) ?? '',
      isType: isType || node.exportKind === 'type',
    }));
    return [{ kind: 'export', specifier, names, start, end }];
  });
}

export function readDynamicImports(program: SyntaxNode): DynamicImport[] {
  const found: DynamicImport[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Partial<SyntaxNode>; // what a tree holds; only fields are read
    const source = node.type === 'ImportExpression' ? child(node as SyntaxNode, 'source') : undefined;
    const specifier = nameOf(source);
    if (source && specifier !== undefined) found.push({ specifier, start: source.start, end: source.end });
    Object.values(node).forEach(visit);
  };
  visit(program);
  return found;
}

function importedName(node: SyntaxNode, isTypeImport: boolean): ImportedName {
  const local = nameOf(child(node, 'local')) ?? '';
  if (node.type === 'ImportDefaultSpecifier') return { imported: 'default', local, isType: isTypeImport };
  if (node.type === 'ImportNamespaceSpecifier') return { imported: '*', local, isType: isTypeImport };
  const imported = nameOf(child(node, 'imported')) ?? local;
  return { imported, local, isType: isTypeImport || node.importKind === 'type' };
}
