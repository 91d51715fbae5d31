/** The module graph of a bundle, available to plugins once all modules are known. */

/** The module through which pages load modules by request. */
export const REGISTRY = '\0virtual:dactyl/registry';

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
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
