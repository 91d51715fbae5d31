/** Tells the Markdown compiler how docs are compiled, and how links between them resolve. */
import path from 'node:path';
import { aliasedSitePath } from '../../../node/content/edit-url.js';
import { createLinkResolver } from '../../../node/content/link-resolver.js';
import { createPartialMatcher } from '../../../node/content/source-files.js';
import { pickMarkdownOptions } from '../../../node/plugin-api/option-schemas.js';
import type { PluginContext, unstable_MarkdownSource } from '../../../node/plugin-api/types.js';
import type { JsonObject } from '../../../shared/json.js';
import type { DocsOptions } from './options.js';
import type { DocMetadata } from './types.js';
import type { DocsContent, LoadedVersion } from './content-types.js';
import { foldersOf } from './version-folders.js';

export function docsMarkdownSource(
  content: DocsContent,
  options: DocsOptions,
  { siteDir, unstable_format: format }: PluginContext,
): unstable_MarkdownSource {
  const ownFolderFirst = format?.ownFolderFirst;
  const vaults = content.loadedVersions.map(foldersOf);
  const contentDirs = vaults.flat();
  const docs = new Map<string, DocMetadata>();
  for (const version of content.loadedVersions) for (const doc of version.docs) docs.set(doc.source, doc);
  return {
    ...pickMarkdownOptions(options),
    contentDirs,
    isPartial: createPartialMatcher(contentDirs, options.exclude),
    removeContentTitle: false,
    vaults,
    notebooks: notebookOptions(options),
    editUrl: typeof options.editUrl === 'string' ? options.editUrl : undefined,
    // The cast: metadata is plain data, but its interface lacks the index signature of JSON.
    getMetadata: (file) => docs.get(aliasedSitePath(siteDir, file)) as JsonObject | undefined,
    getAssets: (_file, frontMatter) => ({
      image: typeof frontMatter['image'] === 'string' ? frontMatter['image'] : undefined,
    }),
    resolveLink: createVersionsResolver(content.loadedVersions, { siteDir, ownFolderFirst }),
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
      targets: docs.map((doc) => ({
        path: path.posix.join(doc.sourceDirName, path.posix.basename(doc.source)),
        permalink: doc.permalink,
      })),
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
