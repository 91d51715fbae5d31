/**
 * `virtual:dactyl/island/MODULE`: the exports that the browser imports from a module with components. MODULE is the
 * name of a component module, or a key of the registry, whose exports are all included.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentModule } from './component-modules.js';
import type { ResolveContext, SiteComponents } from './site-components.js';

export const ISLAND_PREFIX = 'virtual:dactyl/island/';
/** `virtual:dactyl/package/NAME`: a package as resolved from the module that imports it on the server. */
const PACKAGE_PREFIX = 'virtual:dactyl/package/';

/** Suffix for what is not an ES module (styles, data, CommonJS), because bundlers go by file endings. */
const MODULE_ENDING = '.island.mjs';

const STYLES = /\.(?:css|less|sass|scss|styl|stylus|pcss|postcss|sss)$/;

/** Entry of the bundle for a module that is no file of the site. */
export function islandId(module: string): string {
  const [, extension = ''] = /\.(\w+)$/.exec(module) ?? [];
  return ISLAND_PREFIX + module + (/^(?:|m?[jt]sx?)$/.test(extension) ? '' : MODULE_ENDING);
}

export function islandModulesPlugin(components: SiteComponents, readRegistry: () => readonly string[]): Plugin {
  return {
    name: 'dactyl:island-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^virtual:dactyl\/(?:island|package)\// },
      handler(id) {
        if (id.startsWith(PACKAGE_PREFIX)) {
          const name = id.slice(PACKAGE_PREFIX.length);
          const known = components.modules().find(({ module }) => module === name);
          return this.resolve(name, known?.from, { skipSelf: true });
        }
        return `\0${id}`;
      },
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0virtual:dactyl\/island\// },
      handler(id) {
        const name = islandName(id) ?? '';
        const known = components.modules().find(({ module }) => module === name);
        if (known && !readRegistry().includes(name)) return exportNames(known);
        const importer = path.join(this.environment.config.root, 'index.js');
        return exportAll({ request: known?.file ?? name, importer }, components, this);
      },
    },
  };
}

/** The MODULE part of such an id; `undefined` for other ids. */
export function islandName(id: string): string | undefined {
  if (!id.startsWith(`\0${ISLAND_PREFIX}`)) return undefined;
  return id
    .slice(1 + ISLAND_PREFIX.length)
    .replace(/\?.*$/, '')
    .replace(MODULE_ENDING, '');
}

function exportNames({ module, file = module, from, names }: ComponentModule): string {
  const source = JSON.stringify(from === undefined ? toSpecifier(file) : PACKAGE_PREFIX + module);
  return `export { ${names.join(', ')} } from ${source};`;
}

async function exportAll(
  { request, importer }: { request: string; importer: string },
  components: SiteComponents,
  context: ResolveContext,
): Promise<string> {
  const source = JSON.stringify(toSpecifier(request));
  // A namespace of a style or data module would move the bundler's helpers into a file of their own, which all
  // pages with islands would load.
  const isStyle = STYLES.test(request);
  if (isStyle && !/\.module\.\w+$/.test(request)) return `import ${source};\nexport default '';`;
  if (isStyle || request.endsWith('.json')) return `export { default } from ${source};\nexport * from ${source};`;
  const found = await context.resolve(request, importer, { skipSelf: true });
  const names = found ? await components.exportedNames(found.id, context) : undefined;
  if (names) return `export { ${names.join(', ')} } from ${source};`;
  // Bundlers do not know the export names of CommonJS, so Markdown reads them from `$all`.
  return `import * as all from ${source};\nexport * from ${source};\nexport default all.default;\nexport { all as $all };`;
}

function toSpecifier(file: string): string {
  return file.split(path.sep).join('/');
}
