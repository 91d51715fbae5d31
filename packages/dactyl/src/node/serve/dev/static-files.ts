/** Files that pages refer to by their place in the output: those of static folders, and assets of Markdown. */
import { createFileFinder } from '../preview/find-file.js';
import { findPage, type FoundFile } from '../preview/resolve-request.js';

export interface StaticFiles {
  /** @param name - Decoded, without dot segments, below the base URL. */
  find(name: string): Promise<FoundFile | undefined>;
}

/** Searches the folders in order. A static HTML file is also found by its clean URL. */
export function staticFiles(dirs: readonly string[]): StaticFiles {
  const folders = dirs.map((dir) => createFileFinder(dir, { followsLinks: true }));
  return {
    async find(name) {
      for (const { findFile } of folders) {
        const exact = name === '' || name.endsWith('/') ? undefined : await findFile(name);
        const found = exact ?? (await findPage(name, findFile));
        if (found) return found;
      }
      return undefined;
    },
  };
}
