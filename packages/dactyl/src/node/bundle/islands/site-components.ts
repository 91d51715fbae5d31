/**
 * The components of a site, shared by the plugins of this folder: which modules are analysed, the results, and the
 * table of modules that a browser may request. Each server bundle has one.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '../../base/files.js';
import { createAnalyser } from '../../analysis/create-analyser.js';
import type { KnownFacts, ModuleAnalysis, ModuleOutline } from '../../analysis/types.js';
import type { ComponentModule } from './component-modules.js';
import { createKnownFacts } from './known-facts.js';
import { createModuleKinds, type ResolveContext } from './module-kinds.js';
import { parseModule } from './parse-module.js';
import type { ThemeLayers } from '../../site/theme-layers.js';
import { isDataLoader } from '../data-loaders/is-data-loader.js';
import { PACKAGE_ROOT, toPublicName } from '../package-root.js';

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
  /** What other bundles of the site have read. */
  facts?: KnownFacts | undefined;
}

export function createSiteComponents(input: SiteComponentsInput): SiteComponents {
  const { siteDir, themeLayers, readModules, readRegistry = () => [] } = input;
  const texts = createTexts();
  const table = new Map<string, ComponentModule>();
  const { kindOf, isThemePart, resolveWith } = createModuleKinds(themeLayers, readRegistry);
  const moduleName = (file: string) => nameOf(file, siteDir);
  const { facts = createKnownFacts() } = input;
  const analyser = createAnalyser({ parse: parseModule, read: texts.read, moduleName, known: facts });

  function update(file: string, code: string): void {
    if (texts.replace(file, code)) analyser.forget(file);
  }

  return {
    find(id) {
      if (id.includes('?') || !path.isAbsolute(id)) return undefined;
      const file = path.normalize(id);
      const kind = kindOf(file);
      if (kind !== 'own' && kind !== 'trusted') return undefined;
      // Our theme contains no islands unless the site has replaced a part of it.
      if (kind === 'trusted' && !isThemePart(file)) return undefined;
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
      table.set(known.module, withNamesOf(table.get(known.module), known));
    },
    modules: () => readModules?.() ?? [...table.values()].toSorted((a, b) => (a.module < b.module ? -1 : 1)),
    exportedNames: async (file, context) =>
      isDataLoader(file) ? ['data'] : analyser.exportedNames(file, resolveWith(context)),
    async isReactPackage(specifier, importer, context) {
      const found = await resolveWith(context)(specifier, importer);
      return found?.kind === 'package' && found.knowsReact;
    },
    forget(file) {
      texts.forget(file);
      analyser.forget(file);
    },
  };
}

/** Texts of modules, as the bundler gives them or else as they are on disk. */
function createTexts() {
  const texts = new Map<string, string>();
  return {
    read(file: string): string | undefined {
      const known = texts.get(file);
      if (known !== undefined) return known;
      try {
        const text = readFileSync(file, 'utf8');
        texts.set(file, text);
        return text;
      } catch {
        return undefined;
      }
    },
    /** Whether another text was known. */
    replace(file: string, code: string): boolean {
      const isOther = (texts.get(file) ?? code) !== code;
      texts.set(file, code);
      return isOther;
    },
    forget: (file: string) => void texts.delete(file),
  };
}

/** A package's components may be found through several modules. */
function withNamesOf(before: ComponentModule | undefined, found: ComponentModule): ComponentModule {
  if (found.file !== undefined || !before) return found;
  const names = [...new Set([...before.names, ...found.names])].toSorted();
  return { ...found, names, interactive: before.interactive || found.interactive };
}

/** Name of a module for people: `src/components/Counter.tsx`, or for our own modules `dactyl/theme/Navbar.js`. */
function nameOf(file: string, siteDir: string): string {
  const ours = isInside(PACKAGE_ROOT, file);
  const name = path
    .relative(ours ? PACKAGE_ROOT : siteDir, file)
    .split(path.sep)
    .join('/');
  return ours ? toPublicName(name) : name;
}
