/**
 * `virtual:dactyl/island/MODULE`: what the browser imports of a module with components. MODULE is the name of a
 * component module, or a key of the registry; of the latter everything is exported.
 */
import path from 'node:path';
import type { Plugin } from 'vite';
import type { ComponentModule } from './component-modules.js';
import type { ResolveContext, SiteComponents } from './site-components.js';

export const ISLAND_PREFIX = 'virtual:dactyl/island/';
/** `virtual:dactyl/package/NAME`: a package as the module sees it that imports it on the server. */
const PACKAGE_PREFIX = 'virtual:dactyl/package/';

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
        // The ending of a CommonJS module would make this one, too.
        return `\0${id}${/\.c[jt]s$/.test(id) ? '.mjs' : ''}`;
      },
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0virtual:dactyl\/island\// },
      handler(id) {
        const name = id.slice(1 + ISLAND_PREFIX.length).replace(/\?.*$|(?<=\.c[jt]s)\.mjs$/, '');
        const known = components.modules().find(({ module }) => module === name);
        if (known && !readRegistry().includes(name)) return exportNames(known);
        const importer = path.join(this.environment.config.root, 'index.js');
        return exportAll({ request: known?.file ?? name, importer }, components, this);
      },
    },
  };
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
  const found = await context.resolve(request, importer, { skipSelf: true });
  const names = found ? await components.exportedNames(found.id, context) : undefined;
  if (names) return `export { ${names.join(', ')} } from ${source};`;
  // Of a CommonJS package bundlers know no names: Markdown finds them in `$all`.
  return `import * as all from ${source};\nexport * from ${source};\nexport default all.default;\nexport { all as $all };`;
}

function toSpecifier(file: string): string {
  return file.split(path.sep).join('/');
}
