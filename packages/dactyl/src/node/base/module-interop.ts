/**
 * Which modules of a site must not be left to Node: those that ask for a module of ours by its name in the site format,
 * for which Node would find an installed one or none, and those with default imports of packages that were compiled from ES
 * modules to CommonJS.
 *
 *     import logger from 'compiled';   // exports.__esModule = true; exports.default = logger
 *
 * The site format compiles what sites write, and gives them `exports.default`; Node gives all of `exports`. Such files
 * are therefore compiled here, too; all others are left to Node, which is faster.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRecord } from '../../shared/is-record.js';

/** Whether one of these files must be compiled, so that it gets the default exports that it expects. */
export function importsCompiledDefaults(files: readonly string[]): boolean {
  return files.some((file) => {
    if (!/\.m?js$/.test(file)) return false;
    return defaultImports(readFileSync(file, 'utf8')).some((specifier) => isCompiled(specifier, file));
  });
}

/** Whether one of these files imports one of these modules. Lists of plugins name them, too, which is nothing to compile for. */
export function namesAnyOf(specifiers: readonly string[], files: readonly string[]): boolean {
  if (specifiers.length === 0) return false;
  const names = specifiers.map((each) => each.replace(/[/.\\-]/g, '\\$&')).join('|');
  const imported = new RegExp(`(?:\\bfrom\\s*|\\bimport\\s*\\(?\\s*|\\brequire\\s*\\(\\s*)['"\`](?:${names})['"\`]`);
  return files.some((file) => /\.[cm]?[jt]sx?$/.test(file) && imported.test(readFileSync(file, 'utf8')));
}

/** Specifiers of packages. */
function defaultImports(source: string): string[] {
  const imports = source.matchAll(/^[ \t]*import\s+[\w$]+\s*(?:,[^'";]*)?\bfrom\s*(['"])([^'"\n]+)\1/gm);
  return [...imports].flatMap(([, , specifier = '']) => (/^(?:[./#]|node:)/.test(specifier) ? [] : [specifier]));
}

function isCompiled(specifier: string, importer: string): boolean {
  const file = resolve(specifier, importer);
  if (file === undefined || !/\.c?js$/.test(file) || hasModules(file)) return false;
  const text = readFileSync(file, 'utf8');
  return text.includes('__esModule') && /\bexports\.default\b|["']default["']|\bdefault:/.test(text);
}

function resolve(specifier: string, importer: string): string | undefined {
  try {
    const file = createRequire(importer).resolve(specifier);
    return path.isAbsolute(file) ? file : undefined;
  } catch {
    // Told when it is loaded.
    return undefined;
  }
}

/** Whether the package of a file has ES modules for Node. */
function hasModules(file: string): boolean {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file) ?? [];
  const manifest = path.join(folder ?? '', 'package.json');
  if (folder === undefined || !existsSync(manifest)) return true;
  const content: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  if (!isRecord(content)) return false;
  const { type, exports } = content;
  return (
    (type === 'module' && !file.endsWith('.cjs')) || /"(?:import|module-sync)":/.test(JSON.stringify(exports) ?? '')
  );
}
