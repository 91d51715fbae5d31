/**
 * Loads a blog. Input: its folder and options. Output: posts with links to their neighbours, and the lists of posts.
 * The shape is public, because other plugins read it in `allContentLoaded`.
 */
import { existsSync } from 'node:fs';
import { optionPlace } from '../../../node/config/option-place.js';
import { createReport, type Report } from '../../../node/content/report.js';
import { groupByTag, readTagsFile, tagVisibility } from '../../../node/content/tags.js';
import { listSome } from '../../../node/content/list-some.js';
import { isProductionVisibility } from '../../../node/content/visibility.js';
import type { PluginContext } from '../../../node/plugin-api/types.js';
import { definedProps } from '../../../shared/defined-props.js';
import { readAuthorsMap } from './authors-map.js';
import type { BlogContent, BlogPaginated, BlogPost, BlogTags } from './content-types.js';
import type { BlogOptions } from './options.js';
import { paginate } from './paginate.js';
import type { BlogPaths } from './paths.js';
import { processPosts } from './process-posts.js';
import { readPosts } from './read-posts.js';
import type { BlogPostLink } from './types.js';

export interface BlogInstance {
  context: PluginContext;
  options: BlogOptions;
  paths: BlogPaths;
}

export async function loadBlog(instance: BlogInstance): Promise<BlogContent> {
  const { context, options, paths } = instance;
  const authorsMap = readAuthorsMap({
    name: options.authorsMapPath,
    contentDirs: paths.contentDirs,
    baseUrl: context.baseUrl,
    pagePermalink: (name) => paths.below(options.authorsBasePath, name),
  });
  const report = createReport(context.unstable_logger);
  const found = await readPosts({
    context,
    options,
    paths,
    authorsMap,
    tagsFile: readTagsFile({
      contentDirs: paths.contentDirs,
      name: options.tags,
      placeOfOption: () => optionPlace(context.siteConfigPath, ['tags'], options.tags),
    }),
    isProduction: isProductionVisibility(),
    report,
  });
  const processed = await processPosts(found, options, context.siteConfigPath);
  reportUntruncated(processed, instance, report);
  const blogPosts = linkNeighbours(processed);
  const listed = blogPosts.filter(isListed);
  const isEmpty = blogPosts.length === 0 && !context.unstable_format?.listsEmptyBlog && !isOnlyTranslated(paths);
  return definedProps({
    blogTitle: options.blogTitle,
    blogDescription: options.blogDescription,
    blogSidebarTitle: options.blogSidebarTitle,
    blogPosts,
    blogListPaginated: isEmpty ? [] : paginatePosts(listed, paths.blog, instance),
    blogTags: createTags(blogPosts, instance),
    blogTagsListPath: paths.tagsList,
    authorsMap,
  });
}

function reportUntruncated(posts: readonly BlogPost[], { options }: BlogInstance, report: Report): void {
  const files = posts
    .filter(({ metadata }) => !metadata.hasTruncateMarker)
    .map(({ metadata }) => metadata.source.replace(/^@site\//, ''));
  if (files.length === 0) return;
  report(options.onUntruncatedBlogPosts, {
    message: `Blog posts without a truncation marker appear in full in lists:\n${listSome(files)}`,
    hint: 'Put <!-- truncate --> below the introduction, or set "onUntruncatedBlogPosts" to "ignore".',
  });
}

export function isListed(post: BlogPost): boolean {
  return !post.metadata.unlisted;
}

/** Whether only translations of the blog exist, such as of its title. Such a blog has an empty list. */
function isOnlyTranslated({ contentDir, localizedDir }: BlogPaths): boolean {
  return existsSync(localizedDir) && !existsSync(contentDir);
}

/** Pages of a list whose first page is at `basePath`. */
export function paginatePosts(posts: readonly BlogPost[], basePath: string, instance: BlogInstance): BlogPaginated[] {
  const { pageBasePath, postsPerPage, blogTitle, blogDescription } = instance.options;
  const { permalink } = instance.paths;
  return paginate({ posts, basePath, pageBasePath, postsPerPage, blogTitle, blogDescription, permalink });
}

/** Listed posts get links to the listed ones before and after them. */
function linkNeighbours(posts: readonly BlogPost[]): BlogPost[] {
  const listed = posts.filter(isListed);
  const positions = new Map(listed.map((post, index) => [post, index]));
  return posts.map((post) => {
    const position = positions.get(post);
    if (position === undefined) return post;
    const prevItem = toLink(listed[position - 1]);
    const nextItem = toLink(listed[position + 1]);
    return { ...post, metadata: { ...post.metadata, ...definedProps({ prevItem, nextItem }) } };
  });
}

function toLink(post: BlogPost | undefined): BlogPostLink | undefined {
  return post && { title: post.metadata.title, permalink: post.metadata.permalink };
}

function createTags(posts: readonly BlogPost[], instance: BlogInstance): BlogTags {
  const groups = groupByTag(posts, (post) => post.metadata.tags);
  return Object.fromEntries(
    [...groups].map(([permalink, { tag, items }]) => {
      const { unlisted, listedItems } = tagVisibility(items, (post) => post.metadata.unlisted);
      const pages = paginatePosts(listedItems, permalink, instance);
      return [permalink, { ...tag, items: listedItems.map((post) => post.id), pages, unlisted }];
    }),
  );
}
