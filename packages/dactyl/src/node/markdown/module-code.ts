/**
 * The code of a page that must be evaluated: the body of an async function.
 *
 * It takes `arguments[0] = { jsx, jsxs, Fragment, Raw, importModule, components?, metadata?, assets? }` and returns
 * the namespace `{ default: MDXContent, ...exports }`. `MDXContent` finds a component first among the file's own
 * declarations, then in `props.components`, then in `components`. HTML that needs no evaluation comes as
 * `<Raw html>`. `frontMatter`, `toc`, `contentTitle`, `metadata` and `assets` can be used in the file.
 */
import type { PageState } from './page-state.js';
import { RAW_COMPONENT } from './satteri-engine.js';

export function moduleCode(page: PageState, compiled: string, componentElements: readonly string[]): string {
  const { esm } = page;
  const end = compiled.lastIndexOf('\nreturn {');
  const body = compiled.slice(0, end).replace(/^"use strict";\n/, '');
  return `"use strict";
const _runtime = arguments[0];
const _modules = await Promise.all(${JSON.stringify(esm.imports)}.map((specifier) => _runtime.importModule(specifier)));
${usedNames(page, body)}${body}
const _elements = new Set(${JSON.stringify([...componentElements, 'wrapper'])});
function _DactylContent(props = {}) {
  const components = { ${RAW_COMPONENT}: _runtime.Raw };
  for (const [name, component] of Object.entries({ ..._runtime.components, ...props.components })) {
    if (_elements.has(name) || /^[A-Z]/.test(name)) components[name] = component;
  }
  return MDXContent({ ...props, components });
}
return { ${[...exportEntries(page), 'default: _DactylContent'].join(', ')} };
`;
}

function exportEntries({ esm }: PageState): string[] {
  const spreads = esm.spreads.map((index) => `..._modules[${index}]`);
  const named = [...esm.exports].filter(([name]) => name !== 'default');
  return [...spreads, ...named.map(([name, value]) => `${JSON.stringify(name)}: ${value}`)];
}

/** Declarations of the implicit names (`frontMatter`, `toc` …) that the file uses. */
function usedNames(page: PageState, body: string): string {
  const { esm, frontMatter, contentTitle } = page;
  const values: Record<string, () => string> = {
    // For JSON, `require` returns the parsed content, not a module.
    require: () =>
      `(specifier) => { const found = _modules[${JSON.stringify(esm.imports)}.indexOf(specifier)]; return specifier.endsWith('.json') ? found.default : found; }`,
    frontMatter: () => JSON.stringify(frontMatter),
    contentTitle: () => JSON.stringify(contentTitle) ?? 'undefined',
    toc: () => tocCode(page),
    metadata: () => '_runtime.metadata',
    assets: () => '_runtime.assets ?? {}',
  };
  return Object.entries(values)
    .filter(([name]) => !esm.declared.has(name) && new RegExp(`\\b${name}\\b`).test(body))
    .map(([name, value]) => `const ${name} = ${value()};\n`)
    .join('');
}

/** Items of partials are inserted between those of the file. */
function tocCode({ toc, tocInserts, esm }: PageState): string {
  const parts: string[] = [];
  for (let index = 0; index <= toc.length; index++) {
    for (const insert of tocInserts) {
      if (insert.index === index) parts.push(`...(_modules[${esm.imports.indexOf(insert.specifier)}].toc ?? [])`);
    }
    if (index < toc.length) parts.push(JSON.stringify(toc[index]));
  }
  return `[${parts.join(', ')}]`;
}
