/**
 * The project root: the repository that contains a site, else its workspace, else the folder of its package.
 * A symbolic link or relative path that leads outside would publish files that nobody meant to publish.
 */
import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInside } from './files.js';
import { SiteError } from './site-error.js';

/** The real path of the project root. */
export function projectRoot(dir: string): string {
  const start = realpathSync.native(dir);
  const above = foldersAbove(start);
  const isRoot = (folder: string) => existsSync(path.join(folder, '.git'));
  return above.find(isRoot) ?? above.find(isWorkspace) ?? above.find(isPackage) ?? start;
}

function foldersAbove(dir: string): string[] {
  const parent = path.dirname(dir);
  return parent === dir ? [dir] : [dir, ...foldersAbove(parent)];
}

function isPackage(folder: string): boolean {
  return existsSync(path.join(folder, 'package.json'));
}

function isWorkspace(folder: string): boolean {
  if (existsSync(path.join(folder, 'pnpm-workspace.yaml'))) return true;
  return isPackage(folder) && readFileSync(path.join(folder, 'package.json'), 'utf8').includes('"workspaces"');
}

/**
 * Whether a file may be published. Files below `.git` may not: they can contain the token of whoever checked
 * out the project.
 */
export function isOfProject(realFile: string, root: string): boolean {
  return isInside(root, realFile) && !path.relative(root, realFile).split(path.sep).includes('.git');
}

/** A symbolic link whose target lies outside of the project. */
export interface LinkOut {
  /** POSIX path below the searched folder; empty for that folder itself. */
  path: string;
  isFolder: boolean;
  error: SiteError;
}

/** Symbolic links in a folder that lead out of the project; they are not followed. Dangling links are ignored. */
export function findLinksOut(folder: string, isSkipped: (path: string) => boolean = () => false): LinkOut[] {
  // The folder itself may be a symbolic link.
  const root = projectRoot(path.dirname(folder));
  const found: LinkOut[] = [];
  const add = (name: string, real: string, isFolder: boolean) =>
    found.push({ path: name, isFolder, error: leadsOut(path.join(folder, name), real) });
  const walk = (name: string, above: readonly string[]): void => {
    const dir = path.join(folder, name);
    const realDir = realpathSync.native(dir);
    if (above.includes(realDir)) return;
    if (!isOfProject(realDir, root)) return void add(name, realDir, true);
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const below = name === '' ? entry.name : `${name}/${entry.name}`;
      if (isSkipped(below)) continue;
      if (entry.isDirectory()) walk(below, [...above, realDir]);
      if (!entry.isSymbolicLink()) continue;
      const file = path.join(folder, below);
      const stats = statSync(file, { throwIfNoEntry: false });
      if (stats?.isDirectory()) walk(below, [...above, realDir]);
      else if (stats && !isOfProject(realpathSync.native(file), root)) add(below, realpathSync.native(file), false);
    }
  };
  walk('', []);
  return found;
}

function leadsOut(link: string, target: string): SiteError {
  return new SiteError(`This symbolic link leads out of the project, to "${target}".`, {
    file: link,
    hint: 'What it leads to would be published. Copy it into the project, or name its folder in the configuration, as the "path" of a plugin.',
  });
}
