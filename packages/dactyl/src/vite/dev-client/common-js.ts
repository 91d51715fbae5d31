/**
 * A site's own CommonJS modules, for the browser. Bundlers read them; the dev server hands out modules one by one, and
 * browsers know no `require`.
 *
 *     const React = require('react');          import * as $0 from "react"; …
 *     exports.useOld = …;                 →    (function (module, exports, require) { … })(…);
 *                                              export const { useOld } = $module.exports;
 */
const ESM = /^[ \t]*(?:import\b(?!\s*\()|export\b)/m;
const COMMON_JS = /\bmodule\.exports\b|\bexports\.[\w$]+\s*=|\brequire\(\s*['"]/;
const REQUIRE = /\brequire\(\s*(['"])([^'"\n]+)\1\s*\)/g;
const NAME = /^[A-Za-z_$][\w$]*$/;

export function isCommonJs(code: string): boolean {
  return COMMON_JS.test(code) && !ESM.test(code);
}

/** `names`: what it exports, as far as that can be read. Lines stay where they are. */
export function commonJsToModule(code: string, names: readonly string[]): string {
  const specifiers = [...new Set([...code.matchAll(REQUIRE)].map(([, , specifier = '']) => specifier))];
  const imports = specifiers.map((specifier, index) => `import * as $${index} from ${JSON.stringify(specifier)};`);
  const entries = specifiers.map((specifier, index) => `${JSON.stringify(specifier)}: ${valueOf(specifier, index)}`);
  const exported = names.filter((name) => name !== 'default' && NAME.test(name));
  return [
    `${imports.join(' ')} const $module = { exports: {} }; const $required = { ${entries.join(', ')} };`,
    ` (function (module, exports, require) { ${code}\n`,
    `}).call($module.exports, $module, $module.exports, (name) => $required[name]);\n`,
    `export default $module.exports.__esModule ? $module.exports.default : $module.exports;\n`,
    `export { $module };\n`,
    exported.length > 0 ? `export const { ${exported.join(', ')} } = $module.exports;\n` : '',
  ].join('');
}

/** What `require` gives: the object of another such module, the value of a data file, else the module. */
function valueOf(specifier: string, index: number): string {
  if (specifier.endsWith('.json')) return `$${index}.default`;
  return `'$module' in $${index} ? $${index}.$module.exports : $${index}`;
}
