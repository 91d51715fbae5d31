/** Tells the Markdown compiler how docs are compiled, and how links between them resolve. */
import path from 'node:path';
import { aliasedSitePath } from '../../../node/content/edit-url.js';
import { createLinkResolver, type LinkTarget } from '../../../node/content/link-resolver.js';
import { createPartialMatcher } from '../../../node/content/source-files.js';
import { pickMarkdownOptions } from '../../../node/plugin-api/option-schemas.js';
import type { PluginContext, unstable_MarkdownSource } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import { once } from '../../../shared/once.js';
import type { DocsOptions } from './options.js';
import type { DocMetadata } from './types.js';
import type { DocsContent, LoadedVersion } from './content-types.js';
import { hasSamePlaces } from './same-places.js';
import { foldersOf } from './version-folders.js';

/** What finds docs, and stays while all of them stay where they are. */
export interface DocFinder {
  content: DocsContent;
  /** Source → version and doc, by their numbers. */
  places(): ReadonlyMap<string, readonly [version: number, doc: number]>;
  resolveLink: unstable_MarkdownSource['resolveLink'];
}

/** @param known of the content before */
export function createDocFinder(
  content: DocsContent,
  { siteDir, unstable_format: format }: PluginContext,
  known: DocFinder | undefined,
): DocFinder {
  if (known && hasSamePlaces(known.content, content)) return { ...known, content };
  return {
    content,
    places: once(() => placesBySource(content)),
    resolveLink: createVersionsResolver(content.loadedVersions, { siteDir, ownFolderFirst: format?.ownFolderFirst }),
  };
}

function placesBySource({ loadedVersions }: DocsContent): ReturnType<DocFinder['places']> {
  return new Map(
    loadedVersions.flatMap(({ docs }, version) => docs.map(({ source }, doc) => [source, [version, doc]] as const)),
  );
}

export function docsMarkdownSource(
  { content: { loadedVersions }, places, resolveLink }: DocFinder,
  options: DocsOptions,
  { siteDir }: Pick<PluginContext, 'siteDir'>,
): unstable_MarkdownSource {
  const vaults = loadedVersions.map(foldersOf);
  const contentDirs = vaults.flat();
  const docOf = (source: string) => {
    const [version = 0, doc = -1] = places().get(source) ?? [];
    return loadedVersions[version]?.docs[doc];
  };
  return {
    ...pickMarkdownOptions(options),
    contentDirs,
    isPartial: createPartialMatcher(contentDirs, options.exclude),
    removeContentTitle: false,
    vaults,
    notebooks: notebookOptions(options),
    editUrl: typeof options.editUrl === 'string' ? options.editUrl : undefined,
    // The cast: metadata is plain data, but its interface lacks the index signature of JSON.
    getMetadata: (file) => docOf(aliasedSitePath(siteDir, file)) as JsonObject | undefined,
    getAssets: (_file, frontMatter) => ({
      image: typeof frontMatter['image'] === 'string' ? frontMatter['image'] : undefined,
    }),
    resolveLink,
  };
}

/** `undefined` where no notebook is a doc. */
function notebookOptions({ notebooks, include, remarkPlugins }: DocsOptions): unstable_MarkdownSource['notebooks'] {
  if (!notebooks && !include.some((pattern) => pattern.includes('ipynb'))) return undefined;
  const names = remarkPlugins.flat().map((plugin) => (typeof plugin === 'function' ? plugin.name : ''));
  return { download: typeof notebooks === 'object' && notebooks.download, math: names.includes('remarkMath') };
}

/** Resolves links in the version of the file that contains them; a relative link may lead to another version. */
function createVersionsResolver(
  versions: readonly LoadedVersion[],
  { siteDir, ownFolderFirst }: { siteDir: string; ownFolderFirst: boolean | undefined },
): unstable_MarkdownSource['resolveLink'] {
  const resolvers = versions.map(({ docs, ...version }) => ({
    dirs: foldersOf(version).map((dir) => dir + path.sep),
    resolve: createLinkResolver({
      siteDir,
      contentDirs: foldersOf(version),
      ownFolderFirst,
      targets: linkTargets(docs),
    }),
  }));
  return (linkPathname, sourceFile) => {
    const isOwn = (resolver: { dirs: string[] }) => resolver.dirs.some((dir) => sourceFile.startsWith(dir));
    const candidates = linkPathname.startsWith('.') ? resolvers : resolvers.filter(isOwn);
    for (const { resolve } of candidates) {
      const permalink = resolve(linkPathname, sourceFile);
      if (permalink !== null) return permalink;
    }
    return null;
  };
}

/** Read when the first link is resolved. */
function* linkTargets(docs: readonly DocMetadata[]): Iterable<LinkTarget> {
  for (const { sourceDirName, source, permalink } of docs) {
    yield { path: path.posix.join(sourceDirName, path.posix.basename(source)), permalink };
  }
}
