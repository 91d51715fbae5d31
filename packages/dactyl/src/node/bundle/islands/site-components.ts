/**
 * The components of a site, shared by the plugins of this folder: which modules are analysed, the results, and the
 * table of modules that a browser may request. Each server bundle has one.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createAnalyser } from '../../analysis/create-analyser.js';
import type { ModuleAnalysis, ModuleOutline, Resolve, Resolved } from '../../analysis/types.js';
import type { ComponentModule } from './component-modules.js';
import { knowsReact, packageFolder } from './knows-react.js';
import { parseModule } from './parse-module.js';
import type { ThemeLayers } from '../../site/theme-layers.js';
import { PACKAGE_ROOT, toPublicName } from '../package-root.js';

/** The methods of the bundler's hook context that are needed. */
export interface ResolveContext {
  resolve: (
    specifier: string,
    importer: string,
    options: { skipSelf: boolean },
  ) => Promise<{ id: string; external?: unknown } | null>;
}

export interface SiteComponents {
  /** A module that the plugins read, by the bundler's id. */
  find(id: string): OwnModule | undefined;
  analyse(own: OwnModule, code: string, context: ResolveContext): Promise<ModuleAnalysis | undefined>;
  /** Outline of a module, found without reading other modules. The browser's bundle uses it. */
  outline(own: OwnModule, code: string): ModuleOutline | undefined;
  /** Records a module for the browser. */
  record(module: ComponentModule): void;
  modules(): readonly ComponentModule[];
  /** All exports of a module that a page requests; `undefined` when they cannot be known. */
  exportedNames(file: string, context: ResolveContext): Promise<string[] | undefined>;
  /** Whether an import names a package that mentions React. */
  isReactPackage(specifier: string, importer: string, context: ResolveContext): Promise<boolean>;
  /** Removes the results of a file that has changed or been deleted. */
  forget(file: string): void;
}

export interface OwnModule {
  file: string;
  module: string;
  /** `trusted`: a component of our theme. Only functions and elements that it passes to other components count. */
  kind: 'own' | 'trusted';
}

export interface SiteComponentsInput {
  siteDir: string;
  themeLayers: ThemeLayers;
  /** Modules that pages request, as in the registry; among them are components of plugins' routes, as files. */
  readRegistry?: () => readonly string[];
  /** Reads the table that the server's bundle has filled. */
  readModules?: () => readonly ComponentModule[];
}

/**
 * Our own components that run in the browser and are found like those of a site: the optional themes, and these.
 */
const BROWSER_THEMES = /^(?:features[\\/][^\\/]+[\\/]theme|theme[\\/]Tabs)[\\/]/;
/**
 * Our own static components that become parts of islands when a site replaces what is inside or around them, so the
 * browser must be able to load them by name: components whose children a site's own `<Tabs>` inspects, and
 * components that pass functions to parts of sidebars.
 */
const PARTS_OF_ISLANDS = [
  'TabItem.js',
  'DocRoot/Layout/doc-sidebar-with-state.js',
  'DocRoot/Layout/expand-button-with-state.js',
  'DocRoot/Layout/sidebar-with-state.js',
  'DocSidebar/Desktop/collapse-button-with-state.js',
].map((file) => path.join(PACKAGE_ROOT, 'theme', file));
const CODE = /\.[cm]?[jt]sx?$/;

export function createSiteComponents(input: SiteComponentsInput): SiteComponents {
  const { siteDir, themeLayers, readModules, readRegistry = () => [] } = input;
  const texts = new Map<string, string>();
  const table = new Map<string, ComponentModule>();
  const themes = [themeLayers.site, ...themeLayers.themes].filter(
    (folder) => !isInside(folder, PACKAGE_ROOT) && existsSync(folder),
  );
  const moduleName = (file: string) => nameOf(file, siteDir);
  const analyser = createAnalyser({ parse: parseModule, read, moduleName });

  function read(file: string): string | undefined {
    const known = texts.get(file);
    if (known !== undefined) return known;
    try {
      const text = readFileSync(file, 'utf8');
      texts.set(file, text);
      return text;
    } catch {
      return undefined;
    }
  }

  function update(file: string, code: string): void {
    if ((texts.get(file) ?? code) !== code) analyser.forget(file);
    texts.set(file, code);
  }

  function kindOf(file: string): Resolved['kind'] {
    if (!CODE.test(file)) return 'asset';
    if (PARTS_OF_ISLANDS.includes(file)) return themes.length > 0 ? 'own' : 'trusted';
    if (isInside(file, PACKAGE_ROOT)) return BROWSER_THEMES.test(path.relative(PACKAGE_ROOT, file)) ? 'own' : 'trusted';
    return isInstalled(file) && !pagePackages().has(packageOf(file) ?? '') ? 'package' : 'own';
  }

  const folders = new Map<string, string | undefined>();
  function packageOf(file: string): string | undefined {
    const folder = path.dirname(file);
    if (!folders.has(folder)) folders.set(folder, packageFolder(file));
    return folders.get(folder);
  }

  let pages: { registry: readonly string[]; packages: Set<string | undefined> } | undefined;
  /**
   * Packages that provide pages, as themes or by routes. Their components are analysed like those of the site.
   */
  function pagePackages(): Set<string | undefined> {
    const registry = readRegistry();
    if (pages?.registry === registry) return pages.packages;
    const files = registry.filter((request) => path.isAbsolute(request)).map((request) => path.normalize(request));
    const installed = [...themes.map((folder) => path.join(folder, 'index.js')), ...files].filter(isInstalled);
    pages = { registry, packages: new Set(installed.map(packageOf)) };
    return pages.packages;
  }

  function resolveWith(context: ResolveContext): Resolve {
    return async (specifier, importer) => {
      // The bundler reports unresolved imports, with a position.
      const found = await context.resolve(specifier, importer, { skipSelf: true }).catch(() => null);
      if (!found || found.external || found.id.startsWith('\0')) return undefined;
      if (found.id.includes('?')) return { kind: 'asset' };
      const file = path.normalize(found.id);
      const kind = kindOf(file);
      if (kind === 'package') return { kind, file, knowsReact: knowsReact(file) };
      return kind === 'asset' ? { kind } : { kind, file };
    };
  }

  return {
    find(id) {
      const file = path.normalize(id);
      if (id.includes('?') || !path.isAbsolute(file)) return undefined;
      const kind = kindOf(file);
      if (kind !== 'own' && kind !== 'trusted') return undefined;
      // Our theme contains no islands unless the site has replaced a part of it.
      if (kind === 'trusted' && !(isInside(file, path.join(PACKAGE_ROOT, 'theme')) && themes.length > 0))
        return undefined;
      return { file, module: moduleName(file), kind };
    },
    analyse({ file, kind }, code, context) {
      update(file, code);
      return analyser.analyse(file, resolveWith(context), kind);
    },
    outline({ file }, code) {
      update(file, code);
      return analyser.outline(file);
    },
    record(known) {
      const before = table.get(known.module);
      if (known.file !== undefined || !before) table.set(known.module, known);
      // A package's components may be found through several modules.
      else {
        const names = [...new Set([...before.names, ...known.names])].toSorted();
        table.set(known.module, { ...known, names, interactive: before.interactive || known.interactive });
      }
    },
    modules: () => readModules?.() ?? [...table.values()].toSorted((a, b) => (a.module < b.module ? -1 : 1)),
    exportedNames: (file, context) => analyser.exportedNames(file, resolveWith(context)),
    async isReactPackage(specifier, importer, context) {
      const found = await resolveWith(context)(specifier, importer);
      return found?.kind === 'package' && found.knowsReact;
    },
    forget(file) {
      texts.delete(file);
      analyser.forget(file);
    },
  };
}

function isInstalled(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`);
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep);
}

/** Name of a module for people: `src/components/Counter.tsx`, or for our own modules `dactyl/theme/Navbar.js`. */
function nameOf(file: string, siteDir: string): string {
  const ours = isInside(file, PACKAGE_ROOT);
  const name = path
    .relative(ours ? PACKAGE_ROOT : siteDir, file)
    .split(path.sep)
    .join('/');
  return ours ? toPublicName(name) : name;
}
