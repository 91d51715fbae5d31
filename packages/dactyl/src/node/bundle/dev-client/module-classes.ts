/** Detects edits that move components between server and browser. */
import type { ComponentModule } from '../islands/component-modules.js';

/**
 * Modules whose components became islands or stopped being islands, or were added or removed: open pages have the
 * old marks. A module in only one of the lists has been imported for the first time or no longer is, and the pages
 * that show it are rendered anew.
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
 * Whether everything that pages use of the file is an island. Of several components some may be static, and a file
 * without components serves static ones too.
 */
export function isIslandOnly(file: string, modules: readonly ComponentModule[]): boolean {
  const found = modules.find((module) => module.file === file);
  return found?.interactive === true && found.names.length === 1;
}
