/** Puts the data of a loader in the place of its code, which runs on Node alone. */
import type { EnvironmentModuleNode, Plugin } from 'vite';
import type { DataLoaders } from './data-loaders.js';
import { isDataLoader, LOADER_NAME } from './is-data-loader.js';

/** @param readLoaders called each time, because the site of a dev server changes */
export function dataLoadersPlugin(readLoaders: () => DataLoaders): Plugin {
  return {
    name: 'dactyl:data-loaders',
    enforce: 'pre',
    load: {
      filter: { id: LOADER_NAME },
      async handler(file) {
        if (!isDataLoader(file)) return undefined;
        const { code } = await readLoaders().load(file);
        return { code, moduleType: 'js' };
      },
    },
    hotUpdate({ file, modules }) {
      const readers = readLoaders().readersOf(file);
      if (readers.length === 0) return undefined;
      const { moduleGraph } = this.environment;
      const loaders = readers.flatMap((reader): EnvironmentModuleNode[] => [
        ...(moduleGraph.getModulesByFile(reader) ?? []),
      ]);
      return [...new Set([...modules, ...loaders])];
    },
  };
}
