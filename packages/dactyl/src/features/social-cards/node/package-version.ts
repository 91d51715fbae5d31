/** Name and version of the package that a file belongs to: as good as its content, and read at once for many files. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @param file absolute, of an installed package */
export function packageVersion(file: string): string {
  let folder = path.dirname(file);
  while (!existsSync(path.join(folder, 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error(`${file} is in no package.`);
    folder = parent;
  }
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name?: string;
    version?: string;
  }; // a manifest
  return `${manifest.name} ${manifest.version}`;
}

export function isInPackage(file: string): boolean {
  return file.includes(`${path.sep}node_modules${path.sep}`);
}
