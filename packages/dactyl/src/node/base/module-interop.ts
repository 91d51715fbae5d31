/**
 * Decides which modules of a site cannot be loaded by Node itself. These are modules that import a package that we
 * provide (Node would find an installed one or none), and modules with default imports of packages that were
 * compiled from ES modules to CommonJS:
 *
 *     import logger from 'compiled';   // exports.__esModule = true; exports.default = logger
 *
 * Docusaurus compiles a site's modules, which makes the import `exports.default`; Node makes it all of `exports`.
 * Such modules are therefore compiled here too. All others are left to Node, which is faster.
 */
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { isRecord } from '../../shared/is-record.js';

/**
 * Whether one of these files relies on the `exports.default` of a compiled package, and so must be compiled
 * itself.
 */
export function importsCompiledDefaults(files: readonly string[]): boolean {
  return files.some((file) => {
    if (!/\.m?js$/.test(file)) return false;
    return defaultImports(readFileSync(file, 'utf8')).some((specifier) => isCompiled(specifier, file));
  });
}

/**
 * Whether one of these files imports one of these modules. A name in a list of plugins is not an import and
 * does not count.
 */
export function namesAnyOf(specifiers: readonly string[], files: readonly string[]): boolean {
  if (specifiers.length === 0) return false;
  const names = specifiers.map((each) => each.replace(/[/.\\-]/g, '\\$&')).join('|');
  const imported = new RegExp(`(?:\\bfrom\\s*|\\bimport\\s*\\(?\\s*|\\brequire\\s*\\(\\s*)['"\`](?:${names})['"\`]`);
  return files.some((file) => /\.[cm]?[jt]sx?$/.test(file) && imported.test(readFileSync(file, 'utf8')));
}

/**
 * Packages of ES modules for which these files call `require`. Node does this itself since 20.19 and 22.12; the loader
 * would compile them with all that they import, which takes seconds for a few plugins of Markdown.
 */
export function requiredEsPackages(files: readonly string[]): string[] {
  if (!process.features.require_module) return [];
  return files.flatMap((file) => {
    const calls = readFileSync(file, 'utf8').matchAll(/\brequire\s*\(\s*(['"])((?:@[\w.-]+\/)?[\w.-]+)\1\s*\)/g);
    return [...calls].flatMap(([, , name = '']) => (isOfEsModules(name, file) ? [name] : []));
  });
}

/** Packages of Docusaurus may import modules that we provide, which Node would not find. */
function isOfEsModules(name: string, importer: string): boolean {
  if (name.includes('docusaurus')) return false;
  const file = resolve(name, importer);
  return (
    file !== undefined && /\.m?js$/.test(file) && (file.endsWith('.mjs') || manifestOf(file)?.['type'] === 'module')
  );
}

/** Specifiers of packages that a module imports by default import. */
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
    // A broken package is reported when it is loaded.
    return undefined;
  }
}

/** Whether the package of a file has ES modules for Node. */
function hasModules(file: string): boolean {
  const manifest = manifestOf(file);
  if (!manifest) return true;
  const { type, exports } = manifest;
  return (
    (type === 'module' && !file.endsWith('.cjs')) || /"(?:import|module-sync)":/.test(JSON.stringify(exports) ?? '')
  );
}

function manifestOf(file: string): Record<string, unknown> | undefined {
  const [folder] = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/.exec(file) ?? [];
  const manifest = path.join(folder ?? '', 'package.json');
  if (folder === undefined || !existsSync(manifest)) return undefined;
  const content: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  return isRecord(content) ? content : {};
}
