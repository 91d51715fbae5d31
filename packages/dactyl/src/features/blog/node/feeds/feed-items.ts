/** Converts posts to items of a feed. */
import { resolve } from 'node:path';
import type { SiteConfig } from '../../../../node/config/types.js';
import { readTextIfExists } from '../../../../node/base/files.js';
import { outputFile } from '../../../../node/base/output-file.js';
import { definedProps } from '../../../../shared/defined-props.js';
import { normalizeUrl } from '../../../../shared/url.js';
import type { BlogPost } from '../content-types.js';
import type { BlogAuthor } from '../types.js';
import { absoluteUrl } from './absolute-url.js';
import { postForReaders } from './reader-html.js';
import type { DefaultCreateFeedItems, FeedAuthor, FeedItem } from './types.js';

/**
 * The default of `createFeedItems`.
 *
 * @param noteTextless called for each post whose text was not found in its page
 */
export function feedItemsFromPages(noteTextless: (post: BlogPost) => void): DefaultCreateFeedItems {
  return async ({ blogPosts, siteConfig, outDir }) => {
    const items: FeedItem[] = [];
    // One page at a time, because a blog may have thousands.
    for (const post of blogPosts) {
      const { permalink } = post.metadata;
      const page = await readTextIfExists(resolve(outDir, outputFile(permalink, siteConfig)));
      const content = page === undefined ? undefined : postForReaders(page, siteUrl(permalink, siteConfig));
      if (content === undefined) noteTextless(post);
      items.push(toItem(post, siteConfig, content));
    }
    return items;
  };
}

function toItem({ metadata }: BlogPost, siteConfig: SiteConfig, content: string | undefined): FeedItem {
  const { title, permalink, description, date, tags, authors } = metadata;
  const link = siteUrl(permalink, siteConfig);
  return definedProps({
    title,
    id: link,
    link,
    date,
    description,
    content,
    category: tags.map(({ label }) => ({ name: label, term: label })),
    author: authors.map((author) => toFeedAuthor(author, siteConfig)),
  });
}

function toFeedAuthor({ name, email, url, page, imageURL }: BlogAuthor, siteConfig: SiteConfig): FeedAuthor {
  const link = safeUrl(url ?? page?.permalink, siteConfig);
  // Only the compiled post knows the URL of an image beside it.
  const avatar = imageURL?.startsWith('.') ? undefined : safeUrl(imageURL, siteConfig);
  return definedProps({ name, email, link, avatar });
}

/** @param url a permalink, or an address of another site */
export function siteUrl(url: string, siteConfig: SiteConfig): string {
  return safeUrl(url, siteConfig) ?? url;
}

/** The absolute URL; `undefined` for text that is not a URL, and for `javascript:` URLs. */
function safeUrl(url: string | undefined, { url: origin }: SiteConfig): string | undefined {
  return url === undefined ? undefined : absoluteUrl(url, normalizeUrl([origin, '/']));
}
