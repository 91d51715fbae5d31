/** Takes files of the last output over into the new one, as hard links where the file system has them. */
import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** Returns false if one is missing. */
export function linkFiles(files: readonly string[], { oldDir, newDir }: { oldDir: string; newDir: string }): boolean {
  try {
    for (const file of files) linkFile(path.join(oldDir, file), path.join(newDir, file));
    return true;
  } catch {
    // Missing in the old output after all: the page is made again.
    return false;
  }
}

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // what node:fs throws
    if (code === 'EEXIST') return;
    mkdirSync(path.dirname(to), { recursive: true });
    if (code === 'ENOENT') linkSync(from, to);
    else copyFileSync(from, to);
  }
}
