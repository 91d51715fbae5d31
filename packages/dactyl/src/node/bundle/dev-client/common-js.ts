/**
 * Converts a site's own CommonJS modules for the browser. Bundlers can read them, but the dev server sends modules
 * one by one, and browsers have no `require`.
 *
 *     const React = require('react');          import * as $0 from "react"; …
 *     exports.useOld = …;                 →    (function (module, exports, require) { … })(…);
 *                                              export const { useOld } = $module.exports;
 *
 * And ES modules that call `require`, as code for browsers alone does: `canUseDOM ? require('x') : null`.
 */
import { child, children, findNode, nameOf, type SyntaxNode } from '../../analysis/syntax.js';

const ESM = /^[ \t]*(?:import\b(?!\s*\()|export\b)/m;
const COMMON_JS = /\bmodule\.exports\b|\bexports\.[\w$]+\s*=|\brequire\(\s*['"]/;
const REQUIRE = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;
const NAME = /^[A-Za-z_$][\w$]*$/;

export function isCommonJs(code: string): boolean {
  return COMMON_JS.test(code) && !ESM.test(code);
}

/**
 * Converts a CommonJS module to an ES module. `names` are its exports, as far as they are known. Line numbers stay
 * the same.
 */
export function commonJsToModule(code: string, names: readonly string[]): string {
  const specifiers = [...new Set([...code.matchAll(REQUIRE)].map(([, , specifier = '']) => specifier))];
  const imports = specifiers.map((specifier, index) => `import * as $${index} from ${JSON.stringify(specifier)};`);
  const entries = specifiers.map((specifier, index) => `${JSON.stringify(specifier)}: ${valueOf(specifier, index)}`);
  const exported = names.filter((name) => name !== 'default' && NAME.test(name));
  return [
    `${imports.join(' ')} const $module = { exports: {} }; ${VALUE_OF} const $required = { ${entries.join(', ')} };`,
    ` (function (module, exports, require) { ${code}\n`,
    `}).call($module.exports, $module, $module.exports, (name) => $required[name]);\n`,
    `export default $module.exports.__esModule ? $module.exports.default : $module.exports;\n`,
    `export { $module };\n`,
    exported.length > 0 ? `export const { ${exported.join(', ')} } = $module.exports;\n` : '',
  ].join('');
}

/** A call of `require` with a literal name. */
export interface RequireCall {
  start: number;
  end: number;
  specifier: string;
}

/** Finds these calls, in the order of the source. */
export function requireCalls(tree: SyntaxNode): RequireCall[] {
  const calls: RequireCall[] = [];
  findNode(tree, (node) => {
    const callee = node.type === 'CallExpression' ? child(node, 'callee') : undefined;
    if (callee?.type !== 'Identifier' || nameOf(callee) !== 'require') return false;
    const [argument] = children(node, 'arguments');
    const specifier = argument?.type === 'Literal' ? nameOf(argument) : undefined;
    if (specifier !== undefined) calls.push({ start: node.start, end: node.end, specifier });
    return false;
  });
  return calls;
}

/** Replaces these calls in an ES module with imports. Line numbers stay the same. */
export function importRequired(code: string, calls: readonly RequireCall[]): string {
  const specifiers = [...new Set(calls.map(({ specifier }) => specifier))];
  const body = calls.toReversed().reduce((text, { start, end, specifier }) => {
    const value = valueOf(specifier, specifiers.indexOf(specifier));
    return `${text.slice(0, start)}(${value})${text.slice(end)}`;
  }, code);
  const imports = specifiers.map((specifier, index) => `import * as $${index} from ${JSON.stringify(specifier)};`);
  return `${imports.join('')}${VALUE_OF}${body}`;
}

function valueOf(specifier: string, index: number): string {
  return specifier.endsWith('.json') ? `$${index}.default` : `$valueOf($${index})`;
}

/**
 * The value of a `require` call: `module.exports` of another converted module, the namespace of an ES module, or the
 * exports of a package that Vite has pre-bundled. Vite wraps the last in an object that is no namespace and has the
 * exports as `default`, unless the package was compiled from ES modules.
 */
const VALUE_OF =
  "const $valueOf = (m) => '$module' in m ? m.$module.exports : m[Symbol.toStringTag] === 'Module' || m.__esModule ? m : m.default;";
