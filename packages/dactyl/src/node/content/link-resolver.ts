import { dirname, join } from 'node:path';

export interface LinkTarget {
  /** Content-relative, POSIX. */
  path: string;
  permalink: string;
}

export interface LinkResolverOptions {
  siteDir: string;
  /** Absolute: the folder of the sources last, before it those of translations, in the order in which they are looked in. */
  contentDirs: readonly string[];
  targets: Iterable<LinkTarget>;
  /** Whether `a.md` is looked up in the file's own folder first instead of last. Default: true. */
  ownFolderFirst?: boolean | undefined;
}

/** See `unstable_MarkdownSource.resolveLink`. */
export type ResolveLink = (linkPathname: string, sourceFile: string) => string | null;

/**
 * Resolves links between Markdown files of one content folder. `./a.md` and `../a.md` are relative to the file;
 * `/a.md` is looked up in the translated folders, the content folder and the site; `a.md` in the file's own folder,
 * then in the same places. An entry is found under its original and its translated path, so that a link has
 * the same target in a translated file and in the original.
 */
export function createLinkResolver(options: LinkResolverOptions): ResolveLink {
  const { siteDir, contentDirs, targets, ownFolderFirst = true } = options;
  const roots = [...contentDirs, siteDir];
  // Made when the first link is resolved: the dev server makes resolvers anew with each edit of a title.
  let permalinks: ReadonlyMap<string, string> | undefined;
  return (linkPathname, sourceFile) => {
    permalinks ??= permalinksByFile(targets, contentDirs);
    for (const folder of foldersFor(linkPathname, sourceFile, { roots, ownFolderFirst })) {
      const permalink = permalinks.get(join(folder, linkPathname));
      if (permalink !== undefined) return permalink;
    }
    return null;
  };
}

function permalinksByFile(targets: Iterable<LinkTarget>, folders: readonly string[]): ReadonlyMap<string, string> {
  const permalinks = new Map<string, string>();
  for (const { path, permalink } of targets) {
    for (const folder of folders) permalinks.set(join(folder, path), permalink);
  }
  return permalinks;
}

interface FolderOrder {
  roots: readonly string[];
  ownFolderFirst: boolean;
}

function foldersFor(linkPathname: string, sourceFile: string, order: FolderOrder): readonly string[] {
  const { roots, ownFolderFirst } = order;
  const own = dirname(sourceFile);
  if (/^\.{1,2}\//.test(linkPathname)) return [own];
  if (linkPathname.startsWith('/')) return roots;
  return ownFolderFirst ? [own, ...roots] : [...roots, own];
}
