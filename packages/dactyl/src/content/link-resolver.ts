import { dirname, join } from 'node:path';

export interface LinkTarget {
  /** Content-relative, POSIX. */
  path: string;
  permalink: string;
}

export interface LinkResolverOptions {
  siteDir: string;
  contentDir: string;
  localizedDir?: string;
  targets: Iterable<LinkTarget>;
}

/** See `unstable_MarkdownSource.resolveLink`. */
export type ResolveLink = (linkPathname: string, sourceFile: string) => string | null;

/**
 * Resolves links from one Markdown file to another, of the same content folder.
 * `./a.md` and `../a.md` start from the file; `/a.md` is looked for in the translated folder, the content folder
 * and the site; `a.md` in the same places, then beside the file. An entry is found under its original and under
 * its translated path, so that a link means the same in a file that is translated and in one that is not.
 */
export function createLinkResolver(options: LinkResolverOptions): ResolveLink {
  const { siteDir, contentDir, localizedDir, targets } = options;
  const roots = [...(localizedDir === undefined ? [] : [localizedDir]), contentDir, siteDir];
  const permalinks = new Map<string, string>();
  for (const { path, permalink } of targets) {
    permalinks.set(join(contentDir, path), permalink);
    if (localizedDir !== undefined) permalinks.set(join(localizedDir, path), permalink);
  }
  return (linkPathname, sourceFile) => {
    for (const folder of foldersFor(linkPathname, sourceFile, roots)) {
      const permalink = permalinks.get(join(folder, linkPathname));
      if (permalink !== undefined) return permalink;
    }
    return null;
  };
}

function foldersFor(linkPathname: string, sourceFile: string, roots: readonly string[]): readonly string[] {
  const own = dirname(sourceFile);
  if (/^\.{1,2}\//.test(linkPathname)) return [own];
  return linkPathname.startsWith('/') ? roots : [...roots, own];
}
