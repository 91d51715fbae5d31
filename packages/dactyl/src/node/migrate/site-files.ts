/** Files that a site has written itself, to see what they import. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { toPosixPath } from '../base/files.js';

const NOT_OWN = new Set(['node_modules', 'build', 'static', 'versioned_docs']);
const CODE = /\.(?:[cm]?[jt]sx?|mdx?)$/;

export interface SiteFile {
  /** POSIX, from the folder of the site. */
  name: string;
  text: string;
}

export async function readSiteFiles(siteDir: string): Promise<SiteFile[]> {
  const names = await list(siteDir, '');
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(path.join(siteDir, name), 'utf8') })));
}

async function list(siteDir: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(siteDir, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const name = path.join(folder, entry.name);
      if (entry.name.startsWith('.')) return [];
      if (entry.isDirectory()) return NOT_OWN.has(entry.name) ? [] : list(siteDir, name);
      return entry.isFile() && CODE.test(entry.name) ? [toPosixPath(name)] : [];
    }),
  );
  return found.flat().toSorted();
}

/** The first file that imports a package, or a file of it. */
export function importerOf(packageName: string, files: readonly SiteFile[]): string | undefined {
  const name = packageName.replaceAll(/[/.]/g, String.raw`\$&`);
  const pattern = new RegExp(
    String.raw`(?:from|import|require(?:\.resolve)?\(?|import\()\s*['"]${name}(?:/[^'"]*)?['"]`,
  );
  return files.find(({ text }) => text.includes(packageName) && pattern.test(text))?.name;
}
