/** Determines which feeds a blog has, their URLs, and the tags by which pages link to them. */
import type { HtmlTagObject } from '../../../../node/config/types.js';
import { normalizeUrl } from '../../../../shared/url.js';
import type { BlogContent, BlogPost } from '../content-types.js';
import type { FeedType } from '../feed-options.js';
import type { BlogInstance } from '../load.js';
import { findStyleSheets } from './stylesheets.js';

const FORMATS: Record<FeedType, { file: string; mediaType: string; name: string }> = {
  rss: { file: 'rss.xml', mediaType: 'application/rss+xml', name: 'RSS' },
  atom: { file: 'atom.xml', mediaType: 'application/atom+xml', name: 'Atom' },
  json: { file: 'feed.json', mediaType: 'application/json', name: 'JSON' },
};

export function feedFile(type: FeedType): string {
  return FORMATS[type].file;
}

/** With base URL. */
export function feedPathname({ context, options }: BlogInstance, type: FeedType): string {
  return normalizeUrl([context.baseUrl, options.routeBasePath, feedFile(type)]);
}

/**
 * Types of the blog's feeds. None for a blog without posts, and none with the hash router, where pages have no files.
 */
export function feedTypes(instance: BlogInstance, content: BlogContent): FeedType[] {
  const { context, options } = instance;
  if (context.siteConfig.future.experimental_router === 'hash') return [];
  return feedPosts(instance, content).length === 0 ? [] : [...new Set(options.feedOptions.type)];
}

/**
 * The posts of a feed, newest first, however the blog's lists are sorted: a feed of the oldest posts would never
 * change.
 */
export function feedPosts({ options }: BlogInstance, { blogPosts }: BlogContent): BlogPost[] {
  const { limit } = options.feedOptions;
  const posts = blogPosts.filter(isInFeed);
  const sorted = options.sortPosts === 'ascending' ? posts.toReversed() : posts;
  return sorted.slice(0, limit === false || limit === null ? undefined : limit);
}

/** Feeds contain no drafts and unlisted posts, even if the site is built with them. */
function isInFeed({ metadata: { unlisted, frontMatter } }: BlogPost): boolean {
  return !unlisted && !frontMatter.draft && !frontMatter.unlisted;
}

/** Tags for the head of every page. Called while the site loads, so that a missing style sheet is reported then. */
export function feedLinks(instance: BlogInstance, content: BlogContent): HtmlTagObject[] {
  const { context, options } = instance;
  const types = feedTypes(instance, content);
  if (types.length > 0) findStyleSheets(instance);
  const title = content.feedTitle ?? options.feedOptions.title ?? context.siteConfig.title;
  return types.map((type) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type: FORMATS[type].mediaType,
      href: feedPathname(instance, type),
      title: `${title} ${FORMATS[type].name} Feed`,
    },
  }));
}
