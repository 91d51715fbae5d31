/**
 * The table of virtual modules, through which Node passes values to bundled code. Types of those that our own code
 * imports are in `react/virtual-modules.d.ts`.
 */
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { isInside } from '../base/files.js';
import { SiteError } from '../base/site-error.js';

export interface VirtualModuleInput {
  /** Requests for components and modules that pages may load, e.g. `@theme/DocItem` or an absolute file. */
  registry: readonly string[];
  /** Style sheets in order: those of themes and client modules, absolute. */
  styles: readonly string[];
  /** Scripts of the site and its plugins that run on every page, absolute. */
  clientModules: readonly string[];
  /** Rules for token colours in code blocks. */
  prismCss: string;
  /** Scripts that add the site's languages to Prism, for code that is highlighted in the browser. */
  prismScripts: readonly string[];
  /** `@generated/NAME` → JSON value. */
  generated: Record<string, unknown>;
  /** Folder for modules that plugins write and import as `@generated/…`: their `context.generatedFilesDir`. */
  generatedDir: string;
  siteDir: string;
}

const TABLE: Record<string, (input: VirtualModuleInput) => string> = {
  'virtual:dactyl/registry': ({ registry }) => {
    const entries = registry.map(
      (request) => `  ${JSON.stringify(request)}: () => import(${JSON.stringify(request)}),`,
    );
    return `export default {\n${entries.join('\n')}\n};`;
  },
  'virtual:dactyl/client-modules': ({ clientModules }) => {
    const imports = clientModules.map((file, index) => `import * as m${index} from ${JSON.stringify(file)};`);
    return `${imports.join('\n')}\nexport default [${clientModules.map((_, index) => `m${index}`).join(', ')}];`;
  },
  'virtual:dactyl/styles': ({ styles }) => {
    const files = [...styles, 'virtual:dactyl/prism.css'];
    // A CSS module whose class names are unused would be dropped. No page loads this module, only its style sheet.
    const uses = files.flatMap((file, index) => (/\.module\.\w+$/.test(file) ? [`m${index}`] : []));
    const imports = files.map((file, index) => {
      const name = uses.includes(`m${index}`) ? `m${index} from ` : '';
      return `import ${name}${JSON.stringify(file)};`;
    });
    return `${imports.join('\n')}\nglobalThis.styles = [${uses.join(', ')}];`;
  },
  'virtual:dactyl/prism.css': ({ prismCss }) => prismCss,
  'virtual:dactyl/prism-languages': ({ prismScripts }) => {
    const scripts = prismScripts.map((script) => `((Prism) => {\n${script}\n})(Prism);`);
    // Prism is handed in: this module stands in no folder, so it finds no packages of ours where a site does not hoist them.
    return ['export default (Prism) => {', ...scripts, '};'].join('\n');
  },
};

const GENERATED = '@generated/';

/**
 * Docusaurus's folder for `@generated`. Some sites import from it directly, such as home pages that show the latest
 * posts.
 */
const FORMER_DIR = '.docusaurus';

type GeneratedInput = Pick<VirtualModuleInput, 'generated' | 'generatedDir' | 'siteDir'>;

/**
 * Resolves Docusaurus's alias for generated files: our own are virtual modules, the rest are files of plugins.
 * Docusaurus has more files of the first kind, such as its table of routes, which our pages do not need. Exported
 * for its test.
 */
export function resolveGenerated(
  id: string,
  { importer, input }: { importer: string | undefined; input: GeneratedInput },
): string {
  const found = findGenerated(id.slice(GENERATED.length), input);
  if (found !== undefined) return found;
  throw new SiteError(`The import "${id}" names no module.`, {
    file: importer && !importer.startsWith('\0') ? importer : undefined,
    hint: `There are: ${Object.keys(input.generated)
      .map((one) => GENERATED + one)
      .join(', ')}, and what plugins write into context.generatedFilesDir.`,
  });
}

function findGenerated(name: string, { generated, generatedDir }: GeneratedInput): string | undefined {
  // Docusaurus writes files, and some imports include their extension.
  const known = [name, name.replace(/\.(?:mjs|js|json)$/, '')].find((candidate) => candidate in generated);
  if (known !== undefined) return `\0${GENERATED}${known}`;
  const file = path.join(generatedDir, name);
  return ['', '.js', '.mjs', '.json', '/index.js'].map((ending) => file + ending).find(isFile);
}

/**
 * Resolves a path into `.docusaurus`. Our virtual module is preferred, even if a build of Docusaurus has left a
 * file of that name; files that only such a build has written are used as they are.
 */
function resolveFormerDir(
  id: string,
  { importer, input }: { importer: string | undefined; input: GeneratedInput },
): string | undefined {
  const file = path.resolve(importer ? path.dirname(importer) : input.siteDir, id);
  const folder = path.join(input.siteDir, FORMER_DIR);
  if (!isInside(folder, file)) return undefined;
  const request = GENERATED + path.relative(folder, file).replaceAll(path.sep, '/');
  const found = findGenerated(request.slice(GENERATED.length), input);
  if (found === undefined && isFile(file)) return undefined;
  return found ?? resolveGenerated(request, { importer, input });
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}

export function virtualModulesPlugin(read: () => VirtualModuleInput): Plugin {
  return {
    name: 'dactyl:virtual-modules',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^(virtual:dactyl|@generated)\/|(?:^|[\\/])\.docusaurus[\\/]/ },
      handler(id, importer) {
        if (!/^(virtual:dactyl|@generated)\//.test(id)) return resolveFormerDir(id, { importer, input: read() });
        return id.startsWith(GENERATED) ? resolveGenerated(id, { importer, input: read() }) : `\0${id}`;
      },
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0(virtual:dactyl|@generated)\// },
      handler(id) {
        // Vite requests the style sheet of a `<link>` with the query `?direct`.
        const name = id.slice(1).replace(/\?.*$/, '');
        if (name.startsWith(GENERATED)) {
          const value = read().generated[name.slice(GENERATED.length)];
          return `export default ${JSON.stringify(value ?? null)};`;
        }
        return TABLE[name]?.(read());
      },
    },
  };
}
