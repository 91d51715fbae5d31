/**
 * Missing names that a module of the site imports become `undefined`, as in a build; browsers would refuse the
 * whole module. JavaScript that imports TypeScript types has such imports.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import MagicString from 'magic-string';
import type { Plugin } from 'vite';
import { createAnalyser } from '../../analysis/create-analyser.js';
import { child, children, nameOf, type SyntaxNode } from '../../analysis/syntax.js';
import { isCommonJs } from './common-js.js';
import { parseModule } from '../islands/parse-module.js';

const CODE = /\.[cm]?[jt]sx?$/;

/** Absolute file of a relative import; `undefined` when it is not code of the site. */
type Resolve = (specifier: string, importer: string) => Promise<string | undefined>;

export function missingNamesInDevPlugin(): Plugin {
  return {
    name: 'dactyl:missing-names-in-dev',
    // After types have been removed, but before Vite rewrites imports to requests.
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: {
        id: { include: /\.[cm]?[jt]sx?(?:\?.*)?$/, exclude: /[\\/]node_modules[\\/]/ },
        code: /\b(?:import|export)\b[^;'"]*\{[^}]*\}\s*from\s*['"](?:\.|@site\/)/,
      },
      async handler(code, id) {
        const resolve: Resolve = async (specifier, importer) => {
          const found = await this.resolve(specifier, importer, { skipSelf: true });
          const file = found?.external ? undefined : found?.id;
          return file && path.isAbsolute(file) && CODE.test(file) ? file : undefined;
        };
        const changed = await withoutMissingNames(code, id.replace(/\?.*$/, ''), resolve);
        return changed && { code: changed.toString(), map: changed.generateMap({ hires: 'boundary' }) };
      },
    },
  };
}

export async function withoutMissingNames(
  code: string,
  file: string,
  resolve: Resolve,
): Promise<MagicString | undefined> {
  const program = parseModule(file.replace(/\.\w+$/, '.jsx'), code);
  if (!program) return undefined;
  const text = new MagicString(code);
  for (const statement of children(program, 'body')) {
    const specifier = nameOf(child(statement, 'source')) ?? '';
    const names = children(statement, 'specifiers').filter(isNamed);
    if (names.length === 0 || !/^(?:\.|@site\/)/.test(specifier)) continue;
    const known = await namesOf(specifier, file, resolve);
    const isMissing = (one: SyntaxNode) => known !== undefined && isNamed(one) && !known.includes(nameThere(one));
    if (names.some(isMissing)) rewrite(statement, { isMissing, text });
  }
  return text.hasChanged() ? text : undefined;
}

/** `undefined` when they cannot be known. */
async function namesOf(specifier: string, importer: string, resolve: Resolve): Promise<string[] | undefined> {
  const target = await resolve(specifier, importer);
  if (target === undefined) return undefined;
  const read = (file: string) => readFileSync(file, 'utf8');
  // The exports of CommonJS are known only at run time.
  if (isCommonJs(read(target))) return undefined;
  const analyser = createAnalyser({ parse: parseModule, read, moduleName: path.basename });
  return analyser.exportedNames(target, async (name, from) => {
    const file = await resolve(name, from);
    return file === undefined ? undefined : { kind: 'own', file };
  });
}

interface Rewriting {
  isMissing: (specifier: SyntaxNode) => boolean;
  text: MagicString;
}

function rewrite(statement: SyntaxNode, { isMissing, text }: Rewriting): void {
  const all = children(statement, 'specifiers');
  const source = child(statement, 'source');
  const written = (node: SyntaxNode | undefined) => (node ? text.original.slice(node.start, node.end) : '');
  const gone = all.filter(isMissing);
  const kept = all.filter((one) => !isMissing(one));
  const isExport = statement.type.startsWith('Export');
  const others = kept.filter(isNamed);
  const whole = kept.filter((one) => !others.includes(one)).map(written);
  const list = others.length > 0 ? [`{ ${others.map(written).join(', ')} }`] : [];
  const clause = [...whole, ...list].join(', ');
  const rest =
    clause === ''
      ? `import ${written(source)};`
      : `${isExport ? 'export' : 'import'} ${clause} from ${written(source)};`;
  const word = isExport ? 'export const' : 'const';
  const made = gone.map((one) => ` ${word} ${nameHere(one, isExport)} = undefined;`);
  text.overwrite(statement.start, statement.end, rest + made.join(''));
}

function isNamed({ type }: SyntaxNode): boolean {
  return type === 'ImportSpecifier' || type === 'ExportSpecifier';
}

function nameThere(specifier: SyntaxNode): string {
  return nameOf(child(specifier, specifier.type === 'ImportSpecifier' ? 'imported' : 'local')) ?? '';
}

function nameHere(specifier: SyntaxNode, isExport: boolean): string {
  return nameOf(child(specifier, isExport ? 'exported' : 'local')) ?? '';
}
