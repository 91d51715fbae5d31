/** Tells the Markdown compiler how posts are compiled, what they export, and how links between them resolve. */
import { resolve, sep } from 'node:path';
import { createLinkResolver } from '../../../node/content/link-resolver.js';
import { createPartialMatcher } from '../../../node/content/source-files.js';
import { toJson } from '../../../node/content/to-json.js';
import { pickMarkdownOptions } from '../../../node/plugin-api/option-schemas.js';
import type { unstable_MarkdownSource } from '../../../node/plugin-api/types.js';
import type { BlogContent, BlogPost } from './content-types.js';
import type { BlogInstance } from './load.js';

export function blogMarkdownSource(
  { context, options, paths }: BlogInstance,
  content: BlogContent,
): unstable_MarkdownSource {
  const { siteDir } = context;
  const { contentDirs } = paths;
  const posts = new Map(content.blogPosts.map((post) => [postFile(post, siteDir), post]));
  return {
    ...pickMarkdownOptions(options),
    contentDirs,
    vaults: [contentDirs],
    isPartial: createPartialMatcher(contentDirs, options.exclude),
    removeContentTitle: true,
    truncateMarker: options.truncateMarker,
    editUrl: typeof options.editUrl === 'string' ? options.editUrl : undefined,
    getMetadata(file) {
      const post = posts.get(file);
      return post && toJson(post.metadata);
    },
    getAssets: (file, frontMatter) => ({
      image: typeof frontMatter['image'] === 'string' ? frontMatter['image'] : undefined,
      // In the order of the authors; '' stands for an author without an image.
      authorsImageUrls: posts.get(file)?.metadata.authors.map((author) => author.imageURL ?? '') ?? [],
    }),
    resolveLink: createLinkResolver({
      siteDir,
      contentDirs,
      targets: linkTargets(posts, contentDirs),
      ownFolderFirst: context.unstable_format?.ownFolderFirst,
    }),
  };
}

function postFile(post: BlogPost, siteDir: string): string {
  return resolve(siteDir, post.metadata.source.replace(/^@site\//, ''));
}

function linkTargets(
  posts: ReadonlyMap<string, BlogPost>,
  contentDirs: readonly string[],
): { path: string; permalink: string }[] {
  return [...posts].flatMap(([file, { metadata }]) => {
    const dir = contentDirs.find((candidate) => file.startsWith(candidate + sep));
    return dir === undefined ? [] : [{ path: file.slice(dir.length + 1), permalink: metadata.permalink }];
  });
}
