/** Finds the local names under which a module imports `translate` and `<Translate>`. */
import { child, children, memberName, nameOf, requiredModule, unwrap, type SyntaxNode } from '../../analysis/syntax.js';

export interface TranslateNames {
  /** Local names of the function. */
  functions: Set<string>;
  /** Local names of the component. */
  components: Set<string>;
  /** Local names of the module as a whole. */
  namespaces: Set<string>;
}

/** @param isTranslateModule whether a specifier leads to the module that has both */
export function findTranslateNames(
  program: SyntaxNode,
  isTranslateModule: (specifier: string) => boolean,
): TranslateNames | undefined {
  const names: TranslateNames = { functions: new Set(), components: new Set(), namespaces: new Set() };
  for (const statement of children(program, 'body')) {
    if (statement.type === 'ImportDeclaration' && statement.importKind !== 'type') {
      if (isTranslateModule(nameOf(child(statement, 'source')) ?? '')) readImport(statement, names);
    } else if (statement.type === 'VariableDeclaration') {
      for (const declarator of children(statement, 'declarations')) {
        if (isTranslateModule(requiredModule(child(declarator, 'init')) ?? '')) readRequire(declarator, names);
      }
    }
  }
  const { functions, components, namespaces } = names;
  return functions.size + components.size + namespaces.size === 0 ? undefined : names;
}

function readImport(statement: SyntaxNode, names: TranslateNames): void {
  for (const specifier of children(statement, 'specifiers')) {
    const local = nameOf(child(specifier, 'local')) ?? '';
    if (specifier.importKind === 'type') continue;
    if (specifier.type === 'ImportNamespaceSpecifier') names.namespaces.add(local);
    else addName(nameOf(child(specifier, 'imported')) ?? 'default', local, names);
  }
}

function readRequire(declarator: SyntaxNode, names: TranslateNames): void {
  const target = child(declarator, 'id');
  if (target?.type === 'Identifier') names.namespaces.add(nameOf(target) ?? '');
  for (const property of children(target, 'properties')) {
    addName(nameOf(child(property, 'key')) ?? '', nameOf(child(property, 'value')) ?? '', names);
  }
}

function addName(imported: string, local: string, { functions, components }: TranslateNames): void {
  if (imported === 'translate') functions.add(local);
  // Our own client module exports the component by name; Docusaurus's module has it as default export.
  if (imported === 'default' || imported === 'Translate') components.add(local);
}

/** Whether an expression or the name of an element stands for the function or the component. */
export function translateKind(
  node: SyntaxNode | undefined,
  { functions, components, namespaces }: TranslateNames,
): 'function' | 'component' | undefined {
  const expression = unwrap(node);
  if (!expression) return undefined;
  if (expression.type === 'MemberExpression' || expression.type === 'JSXMemberExpression') {
    if (!namespaces.has(nameOf(child(expression, 'object')) ?? '')) return undefined;
    const member = memberName(expression);
    if (member === 'translate') return 'function';
    return member === 'default' || member === 'Translate' ? 'component' : undefined;
  }
  if (expression.type === 'SequenceExpression') {
    // Compilers write a call of an import as (0, translate)(…).
    return translateKind(children(expression, 'expressions').at(-1), { functions, components, namespaces });
  }
  const name = expression.type === 'Identifier' || expression.type === 'JSXIdentifier' ? nameOf(expression) : undefined;
  if (name === undefined) return undefined;
  if (functions.has(name)) return 'function';
  return components.has(name) ? 'component' : undefined;
}
