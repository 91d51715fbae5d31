/** What an edit does to the border between server and browser. */
import type { ComponentModule } from '../islands/component-modules.js';

/**
 * Modules whose components changed sides, or came, or went: pages that are open hold marks of the old ones.
 * A module that stands in one of the lists only has been imported for the first time or the last, and the pages
 * that show it are new.
 */
export function changedClasses(before: readonly ComponentModule[], after: readonly ComponentModule[]): string[] {
  const earlier = new Map(before.map((item) => [item.module, signature(item)]));
  return after
    .filter((item) => (earlier.get(item.module) ?? signature(item)) !== signature(item))
    .map(({ module }) => module);
}

function signature({ names, interactive }: ComponentModule): string {
  return JSON.stringify([names.toSorted(), interactive]);
}

/**
 * Whether all that the file gives to pages is an island. With several components some may be static, and files
 * without any serve static ones too.
 */
export function isIslandOnly(file: string, modules: readonly ComponentModule[]): boolean {
  const found = modules.find((module) => module.file === file);
  return found?.interactive === true && found.names.length === 1;
}
