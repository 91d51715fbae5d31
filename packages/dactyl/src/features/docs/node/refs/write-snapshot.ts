/**
 * Writes files of a commit to a folder, in the layout of the repository. Symbolic links are replaced by their targets inside
 * of the commit. Submodules, and names that this system does not allow, are left out.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ObjectReader, TreeEntry } from '../../../../node/base/git-objects.js';
import { isSafeName } from '../../../../node/base/safe-name.js';
import { SiteError } from '../../../../node/base/site-error.js';
import { candidates, relativeReferences } from './relative-references.js';

export interface SnapshotRequest {
  /** Every file of the commit. */
  tree: ReadonlyMap<string, TreeEntry>;
  objects: ObjectReader;
  /** Files to write; files that they refer to are written too. */
  start: readonly string[];
  /** Absolute. */
  into: string;
}

export interface Snapshot {
  /** How many files were written. */
  count: number;
  /** A sentence for each file that was left out. */
  notices: string[];
}

interface Item {
  /** Where it is written. */
  to: string;
  entry: TreeEntry;
  /** Whether the files that it refers to are written too. */
  isRead: boolean;
}

export async function writeSnapshot({ tree, objects, start, into }: SnapshotRequest): Promise<Snapshot> {
  const { queue, notices, add, replace } = createQueue(tree);
  const pointers: string[] = [];
  const folders = new Set<string>();
  let count = 0;
  for (const file of start) add(file);
  // The loop appends to the queue.
  for (const item of queue) {
    const content = await readObject(objects, item.entry);
    if (item.entry.kind === 'link') {
      replace(item, content.toString('utf8'));
      continue;
    }
    if (isPointer(content)) pointers.push(item.to);
    write(path.join(into, item.to), content, folders);
    count += 1;
    if (!item.isRead) continue;
    const { modules, files } = relativeReferences(item.to, content);
    for (const module of modules) add(candidates(module).find((name) => tree.get(name)?.kind === 'file') ?? '');
    for (const file of files) add(file, { isRead: false });
  }
  assertNoPointers(pointers);
  return { count, notices };
}

interface Queue {
  queue: Item[];
  notices: string[];
  /** Adds a file unless one of this name was added; ignores files that the commit does not contain. */
  add(to: string, options?: { from?: string; isRead?: boolean }): void;
  /** Replaces a symbolic link by its target. */
  replace(link: Item, text: string): void;
}

function createQueue(tree: ReadonlyMap<string, TreeEntry>): Queue {
  const seen = new Set<string>();
  const queue: Item[] = [];
  const notices: string[] = [];
  const add: Queue['add'] = (to, { from = to, isRead = true } = {}) => {
    const entry = tree.get(from);
    if (!entry || seen.has(to)) return;
    seen.add(to);
    if (entry.kind === 'submodule') notices.push(`"${to}" is a submodule, whose files are in another repository.`);
    else if (!isSafeName(to)) notices.push(`"${to}" is not a file name that this system allows.`);
    else queue.push({ to, entry, isRead });
  };
  const replace: Queue['replace'] = ({ to, entry, isRead }, text) => {
    const target = path.posix.join(path.posix.dirname(entry.path), text);
    const files = text.startsWith('/') ? [] : linkedFiles(tree, target);
    if (files.length === 0) notices.push(`"${to}" is a link to "${text}", which the commit does not hold.`);
    seen.delete(to);
    for (const from of files) add(to + from.slice(target.length), { from, isRead });
  };
  return { queue, notices, add, replace };
}

/** The file at `target`, or all files below it. Links to links are not followed, which rules out cycles. */
function linkedFiles(tree: ReadonlyMap<string, TreeEntry>, target: string): string[] {
  const entry = tree.get(target);
  if (entry) return entry.kind === 'file' ? [target] : [];
  return [...tree.values()]
    .filter(({ path: name, kind }) => kind === 'file' && name.startsWith(`${target}/`))
    .map(({ path: name }) => name);
}

async function readObject(objects: ObjectReader, entry: TreeEntry): Promise<Buffer> {
  const content = await objects.read(entry.id);
  if (content !== undefined) return content;
  throw new SiteError(`git has no content for ${entry.path}.`, {
    hint: 'This clone is not complete. Clone without "--filter", or fetch again where the remote can be reached.',
  });
}

function isPointer(content: Buffer): boolean {
  return content.length < 1024 && content.toString('latin1').startsWith('version https://git-lfs.github.com/spec/');
}

function assertNoPointers(files: readonly string[]): void {
  const [first] = files;
  if (first === undefined) return;
  const others = files.length === 1 ? '' : ` and ${files.length - 1} more`;
  throw new SiteError(`Large File Storage keeps ${first}${others}, and git itself only a pointer to the content.`, {
    hint: 'Record this version with "docs:version" instead: it copies files of the working tree.',
  });
}

/** Writes synchronously: for thousands of small files, promises take longer than writing. */
function write(file: string, content: Buffer, folders: Set<string>): void {
  const folder = path.dirname(file);
  if (!folders.has(folder)) {
    mkdirSync(folder, { recursive: true });
    folders.add(folder);
  }
  writeFileSync(file, content);
}
