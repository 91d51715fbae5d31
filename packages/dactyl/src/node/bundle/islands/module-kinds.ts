/** The kind of each module of a bundle: which are analysed, and how strictly. And what an import leads to. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Resolve, Resolved } from '../../analysis/types.js';
import type { ThemeLayers } from '../../site/theme-layers.js';
import { isInside, plainPathBelow } from '../../base/files.js';
import { isDataLoader } from '../data-loaders/is-data-loader.js';
import { PACKAGE_ROOT } from '../package-root.js';
import { knowsReact, packageFolder } from './knows-react.js';

/** The methods of the bundler's hook context that are needed. */
export interface ResolveContext {
  resolve: (
    specifier: string,
    importer: string,
    options: { skipSelf: boolean },
  ) => Promise<{ id: string; external?: unknown } | null>;
}

export interface ModuleKinds {
  kindOf(file: string): Resolved['kind'];
  /** Whether it is a component of our theme that may hold islands: only where a site has replaced a part of the theme. */
  isThemePart(file: string): boolean;
  resolveWith(context: ResolveContext): Resolve;
}

/**
 * Our own components that run in the browser and are found like those of a site: the optional themes, and these.
 */
const BROWSER_THEMES = /^(?:features[\\/][^\\/]+[\\/]theme|theme[\\/]Tabs)[\\/]/;
const THEME = `theme${path.sep}`;
/**
 * Our own static components that become parts of islands when a site replaces what is inside or around them, so the
 * browser must be able to load them by name: components whose children a site's own `<Tabs>` inspects, and
 * components that pass functions to parts of sidebars.
 */
const PARTS_OF_ISLANDS = new Set(
  [
    'TabItem.js',
    'DocRoot/Layout/doc-sidebar-with-state.js',
    'DocRoot/Layout/expand-button-with-state.js',
    'DocRoot/Layout/sidebar-with-state.js',
    'DocSidebar/Desktop/collapse-button-with-state.js',
  ].map((file) => path.join('theme', file)),
);
const CODE = /\.[cm]?[jt]sx?$/;

/** @param readRegistry - Modules that pages request. */
export function createModuleKinds(themeLayers: ThemeLayers, readRegistry: () => readonly string[]): ModuleKinds {
  const themes = [themeLayers.site, ...themeLayers.themes].filter(
    (folder) => !isInside(PACKAGE_ROOT, folder) && existsSync(folder),
  );
  const packageOf = createPackageFinder();
  const providesPages = createPageTest(themes, { readRegistry, packageOf });
  const kindOf: ModuleKinds['kindOf'] = (file) => {
    if (!CODE.test(file) || isDataLoader(file)) return 'asset';
    const below = placeInPackage(file);
    if (below !== undefined && PARTS_OF_ISLANDS.has(below)) return themes.length > 0 ? 'own' : 'trusted';
    if (below !== undefined) return BROWSER_THEMES.test(below) ? 'own' : 'trusted';
    return isInstalled(file) && !providesPages(file) ? 'package' : 'own';
  };
  return {
    kindOf,
    isThemePart: (file) => themes.length > 0 && placeInPackage(file)?.startsWith(THEME) === true,
    resolveWith: (context) => async (specifier, importer) => {
      // The bundler reports unresolved imports, with a position.
      const found = await context.resolve(specifier, importer, { skipSelf: true }).catch(() => null);
      if (!found || found.external || found.id.startsWith('\0')) return undefined;
      if (found.id.includes('?')) return { kind: 'asset' };
      const file = path.normalize(found.id);
      const kind = kindOf(file);
      if (kind === 'package') return { kind, file, knowsReact: knowsReact(file) };
      return kind === 'asset' ? { kind } : { kind, file };
    },
  };
}

/** Where one of our files lies in the package. */
function placeInPackage(file: string): string | undefined {
  const plain = plainPathBelow(PACKAGE_ROOT, file);
  if (plain !== undefined) return plain;
  return isInside(PACKAGE_ROOT, file) ? path.relative(PACKAGE_ROOT, file) : undefined;
}

type PackageFinder = (file: string) => string | undefined;

/** Asks once for each folder. */
function createPackageFinder(): PackageFinder {
  const folders = new Map<string, string | undefined>();
  return (file) => {
    const folder = path.dirname(file);
    if (!folders.has(folder)) folders.set(folder, packageFolder(file));
    return folders.get(folder);
  };
}

/**
 * Whether a file is of a package that provides pages, as a theme or by routes. Components of these are analysed like
 * those of the site.
 */
function createPageTest(
  themes: readonly string[],
  { readRegistry, packageOf }: { readRegistry: () => readonly string[]; packageOf: PackageFinder },
): (file: string) => boolean {
  let known: { registry: readonly string[]; packages: Set<string | undefined> } | undefined;
  return (file) => {
    const registry = readRegistry();
    if (known?.registry !== registry) {
      const files = registry.filter((request) => path.isAbsolute(request)).map((request) => path.normalize(request));
      const installed = [...themes.map((folder) => path.join(folder, 'index.js')), ...files].filter(isInstalled);
      known = { registry, packages: new Set(installed.map(packageOf)) };
    }
    return known.packages.has(packageOf(file) ?? '');
  };
}

function isInstalled(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`);
}
