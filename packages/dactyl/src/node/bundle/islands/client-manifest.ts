/** Describes a browser bundle, and derives from it the URLs of a module and the files that pages need. */
import type { ClientFile, ClientUrls } from '../../../shared/islands.js';

/** A finished bundle of islands. Files are POSIX, below its folder. */
export interface ClientBundle {
  /** The file with React and `browser/hydrate/hydrate.ts`. */
  hydrate: string;
  /** The file built from `browser/boot/islands/watch.ts`. */
  watch: string;
  /** The file that runs the site's client modules. */
  clientModules?: string;
  /** Module, or key of the registry → its file. */
  modules: Record<string, string>;
  /** Code file → the files that it imports statically and those that it may import dynamically. */
  files: Record<string, { imports: string[]; later: string[] }>;
  /** Images and the like that code refers to. */
  assets: string[];
}

export function clientUrls(bundle: ClientBundle, toUrl: (file: string) => string): ClientUrls {
  const toClientFile = (file: string): ClientFile => ({
    url: toUrl(file),
    preload: importedFiles(file, bundle).map(toUrl),
  });
  return {
    hydrate: toUrl(bundle.hydrate),
    watch: toUrl(bundle.watch),
    clientModules: bundle.clientModules === undefined ? undefined : toClientFile(bundle.clientModules),
    modules: Object.fromEntries(Object.entries(bundle.modules).map(([name, file]) => [name, toClientFile(file)])),
  };
}

/**
 * Direct and indirect imports of a file, without React's file, which is loaded before any island is requested.
 */
function importedFiles(file: string, { files, hydrate }: ClientBundle): string[] {
  const found = new Set<string>();
  const visit = (name: string): void => {
    for (const imported of files[name]?.imports ?? []) {
      if (imported === hydrate || imported === file || found.has(imported)) continue;
      found.add(imported);
      visit(imported);
    }
  };
  visit(file);
  return [...found];
}

/** `used`, extended by all files that may be imported from them. */
export function reachableFiles(used: Iterable<string>, { files }: ClientBundle): Set<string> {
  const reached = new Set(used);
  // The set grows during the iteration.
  for (const file of reached) {
    const { imports = [], later = [] } = files[file] ?? {};
    for (const next of [...imports, ...later]) reached.add(next);
  }
  return reached;
}
