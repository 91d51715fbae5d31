/**
 * Applies in Vite what plugins of a site configure in webpack: as options where Vite has them, and in one plugin
 * for the rest. Input: the settings of one side. Sites without such plugins get neither.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import type { Alias as ViteAlias, InlineConfig, Plugin } from 'vite';
import { readDataFile } from '../content/data-file.js';
import { GLOBAL_PREFIX } from '../site/bundler-parts/read-config.js';
import type { Alias, BundlerParts, FileForm, FileRule } from '../site/bundler-parts/types.js';
import { editorWorkersPlugin } from './editor-workers-plugin.js';

const EMPTY = 'virtual:dactyl/empty';
/** Vite's own extensions, which precede those of a site. */
const EXTENSIONS = ['.mjs', '.js', '.mts', '.ts', '.jsx', '.tsx', '.json'];

interface BundlerOptions extends Pick<InlineConfig, 'define' | 'build' | 'optimizeDeps'> {
  resolve?: { alias: ViteAlias[]; extensions: string[] };
}

export function bundlerOptions(
  parts: BundlerParts | undefined,
  { siteDir, isServer }: { siteDir: string; isServer: boolean },
): BundlerOptions {
  if (!parts) return {};
  const isWanted = ({ name }: Alias) => (isBuiltin(name) ? !isServer : !isInstalled(name, siteDir));
  const aliases = [...parts.aliases, ...parts.fallbacks.filter(isWanted)].map(toViteAlias);
  const inject = Object.keys(parts.provide).length > 0 ? { transform: { inject: parts.provide } } : undefined;
  return {
    ...((aliases.length > 0 || parts.extensions.length > 0) && {
      resolve: {
        alias: aliases,
        extensions: [...EXTENSIONS, ...parts.extensions.filter((one) => !EXTENSIONS.includes(one))],
      },
    }),
    define: parts.define,
    ...(inject && { build: { rolldownOptions: inject }, optimizeDeps: { rolldownOptions: inject } }),
  };
}

function toViteAlias({ name, isExact, target }: Alias): ViteAlias {
  const find = isExact ? new RegExp(`^${name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`) : name;
  return { find, replacement: target === false ? EMPTY : target };
}

/** Options of Sass, in the form in which Vite passes them on. */
export function sassOptions({ sass }: BundlerParts): Record<string, unknown> | undefined {
  const { sassOptions: own, additionalData } = sass;
  const { includePaths, ...options } = { includePaths: undefined, ...Object(own) } as Record<string, unknown>;
  if (Array.isArray(includePaths)) options['loadPaths'] = [...includePaths, ...[options['loadPaths'] ?? []].flat()];
  if (typeof additionalData === 'string') options['additionalData'] = `${additionalData}\n`;
  return Object.keys(options).length > 0 ? options : undefined;
}

export function bundlerPartsPlugin(parts: BundlerParts | undefined, siteDir: string): Plugin[] {
  if (!parts) return [];
  return [
    resolvePlugin(parts),
    ...editorWorkersPlugin(parts, siteDir),
    { name: 'dactyl:bundler-files', enforce: 'pre', load: loadFile(parts.files, siteDir) },
    ...(Object.keys(parts.provide).length > 0 ? [provideInDevPlugin(parts.provide)] : []),
  ];
}

function resolvePlugin({ replacements, folders }: BundlerParts): Plugin {
  return {
    name: 'dactyl:bundler-names',
    enforce: 'pre',
    async resolveId(id, importer, { kind }) {
      // The prefix keeps bundlers from going by the file ending: a global's name may look like a style sheet's.
      if (id === EMPTY || id.startsWith(GLOBAL_PREFIX)) return `\0${id}.js`;
      if (id.startsWith('\0') || id.startsWith('virtual:') || (replacements.length === 0 && folders.length === 0))
        return undefined;
      const context = importer && path.isAbsolute(importer) ? path.dirname(importer) : '';
      const found = await this.resolve(id, importer, { skipSelf: true, kind }).catch(() => null);
      for (const { request, context: folder, replace } of replacements) {
        if (folder && !folder.test(context)) continue;
        // Rules match the import as written, or the file it resolves to.
        const asked = [id, ...(found ? [found.id] : [])].find((one) => request.test(one));
        if (asked === undefined) continue;
        const target = replace({ request: asked, context });
        if (target === false) return `\0${EMPTY}.js`;
        const from = asked === id ? importer : found?.id;
        if (target !== undefined && target !== asked) return this.resolve(target, from, { skipSelf: true });
      }
      if (found) return found;
      if (/^[./]/.test(id) || path.isAbsolute(id)) return undefined;
      for (const folder of folders) {
        const inFolder = await this.resolve(path.join(folder, id), importer, { skipSelf: true });
        if (inFolder) return inFolder;
      }
      return undefined;
    },
    load: {
      // eslint-disable-next-line no-control-regex -- bundlers mark virtual modules with a null character
      filter: { id: /^\0virtual:dactyl\/(?:empty\.js$|global\/)/ },
      handler(id) {
        const name = id.slice(1 + GLOBAL_PREFIX.length, -'.js'.length);
        const value = id === `\0${EMPTY}.js` ? '{}' : `globalThis[${JSON.stringify(name)}] ?? {}`;
        // In builds CommonJS, from which any name can be imported. The dev server sends modules to browsers
        // unconverted, so it needs an ES module.
        return this.environment.mode === 'build'
          ? { code: `module.exports = ${value};`, moduleType: 'js' }
          : { code: `export default ${value};`, moduleType: 'js' };
      },
    },
  };
}

function loadFile(rules: readonly FileRule[], siteDir: string) {
  return async function load(this: { addWatchFile: (file: string) => void }, id: string) {
    const [file = '', query = ''] = id.split(/(?=\?)/);
    if (rules.length === 0 || !path.isAbsolute(file) || /[?&]url\b/.test(query)) return undefined;
    const rule = rules.findLast(({ matches }) => matches(file, query));
    if (!rule || !existsSync(file)) return undefined;
    const loaded = await formOf(file, rule.form, { siteDir, query });
    for (const read of loaded.read ?? []) this.addWatchFile(read);
    // Style sheets and code keep their type.
    const isKnown = /\.(?:[cm]?[jt]sx?|css|s[ac]ss|less)$/.test(file);
    return { code: loaded.code, map: null, ...(!isKnown && { moduleType: 'js' as const }) };
  };
}

async function formOf(
  file: string,
  form: FileForm,
  { siteDir, query }: { siteDir: string; query: string },
): Promise<{ code: string; read?: readonly string[] }> {
  const exported = (value: unknown) => ({ code: `export default ${JSON.stringify(value ?? null)};` });
  switch (form.kind) {
    case 'url':
      return { code: `export { default } from ${JSON.stringify(`${file}?url&no-inline`)};` };
    case 'inline':
      return { code: `export { default } from ${JSON.stringify(`${file}?url&inline`)};` };
    case 'nothing':
      return { code: /\.(?:css|s[ac]ss|less)$/.test(file) ? '' : 'export default {};' };
    case 'yaml':
      return exported(readDataFile(path.basename(file), [path.dirname(file)])?.data);
    case 'raw':
      return exported(await readFile(file, 'utf8'));
    case 'data':
      return exported(form.parse(await readFile(file, 'utf8')));
    case 'loaders': {
      // Loaded on demand, because few sites need it.
      const { runLoaders } = await import('./run-loaders.js');
      return runLoaders(file + query, form.loaders, siteDir);
    }
  }
}

/** In builds the bundler replaces globals; the dev server sends files one by one, so this plugin does it. */
function provideInDevPlugin(provide: BundlerParts['provide']): Plugin {
  return {
    name: 'dactyl:provide',
    apply: 'serve',
    transform: {
      filter: { id: { include: /\.[cm]?[jt]sx?$/, exclude: /[\\/]node_modules[\\/]/ } },
      handler(code) {
        const used = Object.entries(provide).filter(
          ([name]) =>
            isUsed(name, code) &&
            !new RegExp(`\\b(?:import|const|let|var|function|class)\\b[^;]*\\b${name}\\b`).test(code),
        );
        if (used.length === 0) return undefined;
        const imports = used.map(([name, value]) => {
          const [module, exported = 'default'] = [value].flat();
          return `import { ${exported} as ${name} } from ${JSON.stringify(module)};`;
        });
        return { code: `${imports.join('')}${code}`, map: null };
      },
    },
  };
}

function isUsed(name: string, code: string): boolean {
  return new RegExp(`(?<![.\\w$'"\`])${name}(?![\\w$])`).test(code);
}

function isInstalled(request: string, siteDir: string): boolean {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
  for (let folder = siteDir; ; folder = path.dirname(folder)) {
    if (existsSync(path.join(folder, 'node_modules', name))) return true;
    if (folder === path.dirname(folder)) return false;
  }
}
