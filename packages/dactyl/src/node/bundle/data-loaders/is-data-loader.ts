/**
 * Tells modules that load data while a site is built from others of such a name. A loader exports an object with `load`,
 * or what `defineLoader` returns:
 *
 *     export default { watch: './birds/*.yml', load: (files) => files.length };
 */
import { readFileSync } from 'node:fs';
import { child, children, nameOf, type SyntaxNode } from '../../analysis/syntax.js';
import { editDistance } from '../../../shared/edit-distance.js';
import { parseModule } from '../islands/parse-module.js';

/** The name of a module that may be one. */
export const LOADER_NAME = /\.data\.[cm]?[jt]s$/;

/** Sites have ordinary modules of such names too, and they stay modules. */
export function isDataLoader(file: string): boolean {
  if (!LOADER_NAME.test(file) || /[\\/]node_modules[\\/]/.test(file)) return false;
  const text = readText(file);
  if (text === undefined || !/\bdefault\b/.test(text)) return false;
  const statements = children(parseModule(file, text), 'body');
  const exported = statements.map(defaultExport).find((value) => value !== undefined);
  return exported !== undefined && isLoader(exported, statements);
}

function defaultExport(statement: SyntaxNode): SyntaxNode | undefined {
  if (statement.type === 'ExportDefaultDeclaration') return child(statement, 'declaration');
  if (statement.type !== 'ExportNamedDeclaration') return undefined;
  const named = children(statement, 'specifiers').find((one) => nameOf(child(one, 'exported')) === 'default');
  return child(named, 'local');
}

function isLoader(written: SyntaxNode, statements: readonly SyntaxNode[]): boolean {
  const value = /^TS(?:As|Satisfies)Expression$/.test(written.type) ? child(written, 'expression') : written;
  if (value?.type === 'Identifier') return isLoaderName(nameOf(value), statements);
  if (value?.type === 'CallExpression') return nameOf(child(value, 'callee')) === 'defineLoader';
  if (value?.type !== 'ObjectExpression') return false;
  const keys = children(value, 'properties').flatMap((property) => nameOf(child(property, 'key')) ?? []);
  return keys.includes('watch') || keys.some((key) => editDistance(key, 'load', 2) <= 1);
}

function isLoaderName(name: string | undefined, statements: readonly SyntaxNode[]): boolean {
  const declared = statements.flatMap((statement) => children(statement, 'declarations'));
  const found = child(
    declared.find((one) => nameOf(child(one, 'id')) === name),
    'init',
  );
  // A name for another name ends here.
  return found !== undefined && found.type !== 'Identifier' && isLoader(found, statements);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
