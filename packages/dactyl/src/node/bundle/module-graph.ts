/** The modules of a bundle and what they import, as plugins see it when all are known. */

/** The module through which pages load what they name by request. */
export const REGISTRY = '\0virtual:dactyl/registry';

export interface ModuleGraph {
  getModuleInfo(id: string): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Modules that `starts` lead to, each behind what it imports. */
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
