/**
 * Import and export statements. A compiled page is a function body, which can hold neither, so imports become
 * declarations from modules that were loaded before, and exports are listed for the end.
 *
 *     import Chart, {Axis as A} from './chart'  →  export const {default: Chart, Axis: A} = _modules[0];
 *     export {a as b} from './x'                →  (gone; exports b: _modules[1].a)
 *
 * `export` stays, because the engine only accepts imports and exports here, and finds names by them.
 */
import { property, requiredSpecifiers, statements } from '../estree.js';
import { importIndex, type EsmParts } from '../page-state.js';
import type { Step } from '../visitors.js';

export function esmStatements(parseEsm: (source: string) => unknown): Step {
  return {
    esm(node, page, edit) {
      page.dynamic = true;
      const text = rewriteStatements(node.value, parseEsm(node.value), page.esm);
      if (text.trim() === '') edit.removeNode(node);
      else edit.setProperty(node, 'value', text);
    },
  };
}

/** Rewrites the statements of a program in place. Statements may contain other statements. */
export function rewriteStatements(source: string, program: unknown, esm: EsmParts): string {
  const bytes = Buffer.from(source); // Positions in the tree count bytes.
  const pieces: string[] = [];
  let at = 0;
  for (const statement of statements(program)) {
    const start = Number(property(statement, 'start'));
    const end = Number(property(statement, 'end'));
    const own = bytes.toString('utf8', start, end);
    pieces.push(bytes.toString('utf8', at, start), replacement(statement, own, esm));
    at = end;
  }
  return pieces.join('') + bytes.toString('utf8', at);
}

function replacement(statement: unknown, source: string, esm: EsmParts): string {
  for (const specifier of source.includes('require(') ? requiredSpecifiers(statement) : []) importIndex(esm, specifier);
  switch (property(statement, 'type')) {
    case 'ImportDeclaration':
      return importToConst(statement, esm);
    case 'ExportAllDeclaration': {
      const index = importIndex(esm, sourceOf(statement));
      const name = property(statement, 'exported');
      if (name) esm.exports.set(nameOf(name), `_modules[${index}]`);
      else esm.spreads.push(index);
      return '';
    }
    case 'ExportNamedDeclaration': {
      const declaration = property(statement, 'declaration');
      if (!declaration) return exportNames(statement, esm);
      for (const name of declaredNames(declaration)) {
        esm.declared.add(name);
        esm.exports.set(name, name);
      }
      return source;
    }
    default:
      return source; // `export default` sets the layout, which the engine handles.
  }
}

function importToConst(statement: unknown, esm: EsmParts): string {
  const specifier = sourceOf(statement);
  const loaded = `_modules[${importIndex(esm, specifier)}]`;
  const picked: string[] = [];
  const lines: string[] = [];
  for (const each of specifiersOf(statement)) {
    const local = nameOf(property(each, 'local'));
    esm.declared.add(local);
    const type = property(each, 'type');
    if (type === 'ImportNamespaceSpecifier') lines.push(`export const ${local} = ${loaded};`);
    else if (type === 'ImportDefaultSpecifier') picked.push(`default: ${local}`);
    else picked.push(`${JSON.stringify(nameOf(property(each, 'imported')))}: ${local}`);
    if (type === 'ImportDefaultSpecifier' && /\.mdx?$/i.test(specifier)) esm.partials.set(local, specifier);
  }
  if (picked.length > 0) lines.push(`export const {${picked.join(', ')}} = ${loaded};`);
  return lines.join(' ');
}

function exportNames(statement: unknown, esm: EsmParts): string {
  const from = property(statement, 'source') ? `_modules[${importIndex(esm, sourceOf(statement))}]` : undefined;
  for (const each of specifiersOf(statement)) {
    const local = nameOf(property(each, 'local'));
    const exported = nameOf(property(each, 'exported'));
    esm.exports.set(exported, from === undefined ? local : `${from}[${JSON.stringify(local)}]`);
  }
  return '';
}

function declaredNames(declaration: unknown): string[] {
  const declarations = property(declaration, 'declarations');
  if (!Array.isArray(declarations)) return [nameOf(property(declaration, 'id'))];
  return declarations.flatMap((each) => patternNames(property(each, 'id')));
}

/** Names bound by a pattern such as `{a, b: [c, ...d], e = 1}`. */
function patternNames(pattern: unknown): string[] {
  if (!pattern) return [];
  switch (property(pattern, 'type')) {
    case 'ObjectPattern':
      return children(pattern, 'properties').flatMap((each) => patternNames(property(each, 'value') ?? each));
    case 'ArrayPattern':
      return children(pattern, 'elements').flatMap(patternNames);
    case 'AssignmentPattern':
      return patternNames(property(pattern, 'left'));
    case 'RestElement':
      return patternNames(property(pattern, 'argument'));
    default:
      return [nameOf(pattern)];
  }
}

function children(node: unknown, key: string): unknown[] {
  const value = property(node, key);
  return Array.isArray(value) ? value : [];
}

const specifiersOf = (statement: unknown): unknown[] => children(statement, 'specifiers');
const sourceOf = (statement: unknown): string => String(property(property(statement, 'source'), 'value'));
/** The name of an identifier, or of a name written as text. */
const nameOf = (node: unknown): string => String(property(node, 'name') ?? property(node, 'value'));
