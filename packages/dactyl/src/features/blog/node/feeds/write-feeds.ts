/**
 * Writes the feeds of a blog after its pages. Input: the posts, and the output folder of the locale. Output: `rss.xml`,
 * `atom.xml` and `feed.json` in the folder of the blog. The same input gives the same bytes: nothing depends on the time of
 * the build.
 */
import { join, posix } from 'node:path';
import { optionPlace } from '../../../../node/config/option-place.js';
import { writeFileAtomic } from '../../../../node/base/files.js';
import type { PostBuildProps, unstable_LateFiles } from '../../../../node/plugin-api/types.js';
import { addBaseUrl, decodePathname } from '../../../../shared/url.js';
import type { BlogContent, BlogPost } from '../content-types.js';
import type { FeedType } from '../feed-options.js';
import type { BlogInstance } from '../load.js';
import { writeAtom } from './atom.js';
import { customItems } from './custom-items.js';
import { feedItemsFromPages, siteUrl } from './feed-items.js';
import { feedFile, feedPathname, feedPosts, feedTypes } from './feed-links.js';
import { writeJsonFeed } from './json-feed.js';
import { writeRss } from './rss.js';
import { findStyleSheets, sheetFiles, stylesheetLinks, writeStyleSheets } from './stylesheets.js';
import type { Feed, FeedChannel, FeedFile, FeedItem } from './types.js';

const WRITERS: Record<FeedType, (feed: Feed, file: FeedFile) => string> = {
  rss: writeRss,
  atom: writeAtom,
  json: writeJsonFeed,
};

export async function writeFeeds(
  instance: BlogInstance,
  { content, outDir }: Pick<PostBuildProps, 'outDir'> & { content: BlogContent },
): Promise<void> {
  const { context, options } = instance;
  const types = feedTypes(instance, content);
  if (types.length === 0) return;
  const posts = feedPosts(instance, content);
  const channel = describeChannel(instance, content, posts);
  const feed: Feed = { channel, items: await createItems(instance, posts, outDir) };
  const sheets = findStyleSheets(instance);
  const dir = join(outDir, decodePathname(options.routeBasePath));
  for (const type of types) {
    const self = siteUrl(feedPathname(instance, type), context.siteConfig);
    const text = WRITERS[type](feed, { self, stylesheets: stylesheetLinks(sheets, type) });
    await writeFileAtomic(join(dir, feedFile(type)), text);
  }
  await writeStyleSheets(sheets, { dir, language: channel.language });
}

/** For the dev server: the feeds and their style sheets, made of the pages of their posts. */
export function lateFeeds(instance: BlogInstance, content: BlogContent): unstable_LateFiles {
  const { routeBasePath } = instance.options;
  const types = feedTypes(instance, content);
  const names = [...types.map(feedFile), ...(types.length > 0 ? sheetFiles(findStyleSheets(instance)) : [])];
  const files = new Set(names.map((name) => posix.join(decodePathname(routeBasePath), name).replace(/^\//, '')));
  return {
    has: (name) => files.has(name),
    pages: feedPosts(instance, content).map(({ metadata }) => metadata.permalink),
  };
}

function describeChannel(
  { context, options, paths }: BlogInstance,
  { feedTitle, feedDescription }: BlogContent,
  posts: readonly BlogPost[],
): FeedChannel {
  const { siteConfig, baseUrl, i18n } = context;
  const { title, description, copyright, language } = options.feedOptions;
  const { favicon } = siteConfig;
  return {
    link: siteUrl(paths.blog, siteConfig),
    title: feedTitle ?? title ?? `${siteConfig.title} Blog`,
    description: feedDescription ?? description ?? `${siteConfig.title} Blog`,
    language: language ?? i18n.currentLocale,
    copyright: copyright ?? '',
    favicon: favicon && siteUrl(addBaseUrl(favicon, baseUrl), siteConfig),
    publisher: siteConfig.title,
    updated: newestDate(posts),
  };
}

function newestDate(posts: readonly BlogPost[]): Date {
  return new Date(posts.reduce((newest, { metadata }) => Math.max(newest, metadata.date.getTime()), -Infinity));
}

async function createItems(instance: BlogInstance, blogPosts: BlogPost[], outDir: string): Promise<FeedItem[]> {
  const { siteConfig, siteConfigPath, unstable_logger: logger } = instance.context;
  const { createFeedItems } = instance.options.feedOptions;
  const textless: BlogPost[] = [];
  const defaultCreateFeedItems = feedItemsFromPages((post) => textless.push(post));
  const request = { blogPosts, siteConfig, outDir };
  const items = createFeedItems
    ? await customItems(() => createFeedItems({ ...request, defaultCreateFeedItems }), {
        siteConfig,
        place: optionPlace(siteConfigPath, ['feedOptions', 'createFeedItems']),
      })
    : await defaultCreateFeedItems(request);
  if (textless.length > 0) logger?.warn(describeTextless(textless));
  return items;
}

/** A warning about posts whose text was not found: the site's theme may render posts without our container. */
function describeTextless(posts: readonly BlogPost[]): string {
  const [first] = posts.map(({ metadata }) => metadata.permalink);
  const which = posts.length === 1 ? first : `${posts.length} posts, among them ${first}`;
  return (
    `Feeds lack the text of ${which}: no element with the id "__blog-post-container" was found. ` +
    'Give that id to the element around the content, in the component BlogPostItem/Content.'
  );
}
