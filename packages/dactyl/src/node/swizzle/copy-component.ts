/**
 * Turns the source of one of our components into the files of a copy that works in a site. Relative imports are
 * replaced by public names; small private files that components share are copied along.
 */
import { posix } from 'node:path';
import MagicString from 'magic-string';
import { parseModule } from '../bundle/islands/parse-module.js';
import { PART_NAMES, PUBLIC_MODULES, publicThemeFile, SERVER_HOOKS, THEME_PARTS } from './import-table.js';
import { printImports } from './print-imports.js';
import { type ImportedName, type ModuleImport, readDynamicImports, readImports } from './read-imports.js';
import { stripTypes } from './strip-types.js';
import type { ReadSource } from './theme-sources.js';
import type { Language, OwnSources } from './types.js';

export interface CopyInput extends OwnSources {
  component: string;
  language: Language;
  /** Names that are components of this theme. */
  isComponent: (name: string) => boolean;
}

/** File name in the component's folder → text. The component itself is `index`. */
export function copyComponent(input: CopyInput): Map<string, string> {
  const { folder, component, language, read } = input;
  const first = sourceFile(posix.join(folder, component), read);
  if (first === undefined) throw new Error(`The theme has no source of ${component}.`);
  const names = new Map([[first, 'index']]);
  const files = new Map<string, string>();
  // The map is extended while the loop runs, so that files found on the way are copied too.
  for (const [file, name] of names) {
    const beside = (found: string) => {
      const own = posix.basename(found).replace(/\.tsx?$/, '');
      names.set(found, names.get(found) ?? own);
      return `./${names.get(found)}`;
    };
    const extension = language === 'typescript' ? posix.extname(file) : '.js';
    files.set(name + extension, copyModule(file, input, beside));
  }
  return files;
}

function copyModule(file: string, input: CopyInput, beside: (file: string) => string): string {
  const source = input.read(file);
  const program = source !== undefined && parseModule(file, source);
  if (!program) throw new Error(`${file} cannot be parsed.`);
  const text = new MagicString(source);
  const withTypes = input.language === 'typescript';
  if (!withTypes) stripTypes(text, program);

  const statements = readImports(program);
  const publicImports = statements.flatMap((statement) => {
    const names = withTypes ? statement.names : statement.names.filter(({ isType }) => !isType);
    if (names.length === 0 && statement.names.length > 0) return [];
    if (!statement.specifier.startsWith('.')) return [{ ...statement, names }];
    const module = moduleOf(statement.specifier, file);
    return names.map((name) => publicImport({ ...statement, names: [name] }, { module, input, beside }));
  });
  for (const { start, end } of statements) text.remove(start, end + (source[end] === '\n' ? 1 : 0));
  for (const { specifier, start, end } of readDynamicImports(program)) {
    if (specifier.startsWith('.'))
      text.overwrite(start, end, `'${fileAddress(moduleOf(specifier, file), input, beside)}'`);
  }
  for (const { start, end } of lintComments(source)) text.remove(start, end);
  const [first] = statements;
  if (first && publicImports.length > 0) text.appendLeft(first.start, `${printImports(publicImports)}\n`);
  return `${text
    .toString()
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}

/** Comments for our linter, which the site may not use: whole lines, or a JSX expression on a line of its own. */
function* lintComments(source: string): Generator<{ start: number; end: number }> {
  const pattern = /^[^\S\n]*(?:\/\/ oxlint-[^\n]*|\{\/\* oxlint-[^\n]*\*\/\})\n/gm;
  for (const { index, 0: line } of source.matchAll(pattern)) yield { start: index, end: index + line.length };
}

/** Path of a relative import below the sources, without extension: `features/docs/react/types`. */
function moduleOf(specifier: string, importer: string): string {
  return posix.join(posix.dirname(importer), specifier.replace(/\.js$/, ''));
}

interface Import {
  /** See `moduleOf`. */
  module: string;
  input: CopyInput;
  beside: (file: string) => string;
}

function publicImport(
  statement: ModuleImport & { names: [ImportedName] },
  { module, input, beside }: Import,
): ModuleImport {
  const [name] = statement.names;
  const known = PUBLIC_MODULES[module];
  if (known) {
    if (PART_NAMES.has(name.imported)) return { ...statement, specifier: THEME_PARTS };
    const ofServer = SERVER_HOOKS[name.imported];
    if (ofServer !== undefined) {
      return { ...statement, specifier: THEME_PARTS, names: [{ ...name, imported: ofServer }] };
    }
    const isDefault = known.default !== undefined && known.default === name.imported;
    return {
      ...statement,
      specifier: known.specifier,
      names: [isDefault ? { ...name, imported: 'default' } : name],
    };
  }
  const component = componentOf(module, input);
  if (component !== undefined) {
    return { ...statement, specifier: `@theme${name.isType ? '' : '-original'}/${component}` };
  }
  return { ...statement, specifier: fileAddress(module, input, beside) };
}

function componentOf(module: string, { folder, isComponent }: CopyInput): string | undefined {
  const name = posix.relative(folder, module);
  return isComponent(name) ? name : undefined;
}

function fileAddress(module: string, { read }: CopyInput, beside: (file: string) => string): string {
  const address = publicThemeFile(module);
  if (address !== undefined) return address;
  const file = sourceFile(module, read);
  if (file === undefined)
    throw new Error(`${module} has no public name: it needs a row in node/swizzle/import-table.ts.`);
  return beside(file);
}

function sourceFile(base: string, read: ReadSource): string | undefined {
  return ['.tsx', '.ts'].map((extension) => base + extension).find((file) => read(file) !== undefined);
}
