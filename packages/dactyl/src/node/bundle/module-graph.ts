/** The module graph of a bundle, available to plugins once all modules are known. */

/** The module through which pages load modules by request. */
export const REGISTRY = '\0virtual:dactyl/registry';

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Asks the bundler once for each module: its answer crosses from native code. */
export function rememberGraph(graph: ModuleGraph): ModuleGraph {
  const known = new Map<string, ReturnType<ModuleGraph['getModuleInfo']>>();
  return {
    getModuleInfo(id) {
      const found = known.get(id);
      if (found !== undefined) return found;
      const info = graph.getModuleInfo(id);
      const { importedIds = [], dynamicallyImportedIds = [] } = info ?? {};
      const read = info && { importedIds, dynamicallyImportedIds };
      known.set(id, read);
      return read;
    },
  };
}

/** Modules reachable from `starts`, each after its imports. */
export function reach(
  graph: ModuleGraph,
  starts: readonly string[],
  isCut = (_from: string, _to: string) => false,
): Set<string> {
  const met = new Set<string>();
  const reached = new Set<string>();
  const visit = (id: string): void => {
    if (met.has(id)) return;
    met.add(id);
    const info = graph.getModuleInfo(id);
    for (const next of [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])]) {
      if (!isCut(id, next)) visit(next);
    }
    reached.add(id);
  };
  for (const id of starts) visit(id);
  return reached;
}
