/**
 * The files of a folder as a commit has them. Symbolic links are replaced by what they point to inside of the commit; what is outside
 * of it, submodules and names that may not become files are left out.
 */
import path from 'node:path';
import { listTree, openObjects, type TreeEntry } from '../../../node/base/git-objects.js';
import { suggestName } from '../../../node/base/nearest-name.js';
import { isSafeName } from '../../../node/base/safe-name.js';
import { SiteError } from '../../../node/base/site-error.js';
import { NOTE_NAME } from './placed-note.js';
import { fetchContents, type Remote } from './remote.js';

export interface FolderOfCommit {
  /** Path below the folder → id of its content. */
  files: ReadonlyMap<string, string>;
  /** A sentence for each file that was left out. */
  notices: string[];
}

/** @throws SiteError where the commit has no such folder */
export async function listFolder(remote: Remote, commit: string, folder: string): Promise<FolderOfCommit> {
  const tree = await listTree(remote.dir, commit);
  const prefix = folder === '' ? '' : `${folder}/`;
  const files = new Map<string, string>();
  const notices: string[] = [];
  for (const entry of tree.values()) {
    if (!entry.path.startsWith(prefix)) continue;
    const name = entry.path.slice(prefix.length);
    // It would stand where our note stands, and says nothing to readers.
    if (name === NOTE_NAME) continue;
    if (!isSafeName(name)) notices.push(`"${entry.path}" is not a file name that this system allows.`);
    else if (entry.kind === 'submodule') notices.push(`"${entry.path}" is a submodule, which is another repository.`);
    else if (entry.kind === 'file') files.set(name, entry.id);
    else notices.push(...(await addLinked({ name, entry, tree, remote, files })));
  }
  if (files.size === 0) throw noSuchFolder(folder, tree);
  return { files, notices };
}

interface LinkToFollow {
  name: string;
  entry: TreeEntry;
  tree: ReadonlyMap<string, TreeEntry>;
  remote: Remote;
  files: Map<string, string>;
}

/** Links to links are not followed, which rules out cycles. */
async function addLinked({ name, entry, tree, remote, files }: LinkToFollow): Promise<string[]> {
  const text = (await readContents(remote, [entry.id])).get(entry.id)?.toString('utf8') ?? '';
  const target = path.posix.join(path.posix.dirname(entry.path), text);
  const found = text.startsWith('/')
    ? []
    : [...tree.values()].filter(
        ({ path: file, kind }) => kind === 'file' && (file === target || file.startsWith(`${target}/`)),
      );
  for (const { path: file, id } of found) {
    const linked = name + file.slice(target.length);
    if (isSafeName(linked)) files.set(linked, id);
  }
  return found.length > 0 ? [] : [`"${entry.path}" is a link to "${text}", which the commit does not hold.`];
}

function noSuchFolder(folder: string, tree: ReadonlyMap<string, TreeEntry>): SiteError {
  if (tree.has(folder))
    return new SiteError(`"${folder}" is a file there, and no folder.`, { hint: 'Name the folder that holds it.' });
  const folders = new Set([...tree.keys()].flatMap(foldersOf));
  const near = suggestName(folder, [...folders].filter((name) => name.split('/').length <= 2).slice(0, 20));
  return new SiteError(
    folder === '' ? 'The repository holds no files there.' : `There is no folder "${folder}" with files in it.`,
    { hint: near },
  );
}

/** @example foldersOf('a/b/c.md') // ['a', 'a/b'] */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** Contents by id, fetched where they are not at hand. */
export async function readContents(remote: Remote, ids: readonly string[]): Promise<Map<string, Buffer>> {
  if (ids.length === 0) return new Map();
  await fetchContents(remote, ids);
  const objects = openObjects(remote.dir);
  const contents = new Map<string, Buffer>();
  try {
    for (const id of ids) {
      const content = await objects.read(id);
      if (content === undefined) throw new Error(`git has no content ${id}.`);
      contents.set(id, content);
    }
  } finally {
    objects.close();
  }
  return contents;
}
