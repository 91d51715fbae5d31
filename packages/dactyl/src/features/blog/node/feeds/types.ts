/** A feed before it is written in one of its formats. Items have the shape of the site format. */
import type { SiteConfig } from '../../../../node/config/types.js';
import type { BlogPost } from '../content-types.js';

/** One post, as `createFeedItems` may make it. Relative addresses start from the site. */
export interface FeedItem {
  /** Plain text, as is `description`. */
  title: string;
  link: string;
  date: Date;
  /** Default: the link. */
  id?: string;
  guid?: string;
  description?: string;
  /** HTML. */
  content?: string;
  category?: FeedCategory[];
  author?: FeedAuthor[];
  contributor?: FeedAuthor[];
  /** Default: `date`. */
  published?: Date;
  copyright?: string;
  image?: string | FeedEnclosure;
  audio?: string | FeedEnclosure;
  video?: string | FeedEnclosure;
  enclosure?: string | FeedEnclosure;
}

export interface FeedCategory {
  name?: string;
  /** What programs know it by. */
  term?: string;
  /** Address of the vocabulary that it is from; `domain` in RSS, `scheme` in Atom. */
  domain?: string;
  scheme?: string;
}

export interface FeedAuthor {
  name?: string;
  email?: string;
  link?: string;
  avatar?: string;
}

/** A file that belongs to a post. */
export interface FeedEnclosure {
  url: string;
  type?: string;
  /** Bytes. */
  length?: number;
  title?: string;
}

/** A feed: what stands above its items. Addresses are absolute. */
export interface FeedChannel {
  /** Of the blog's first page; also the id. */
  link: string;
  title: string;
  description: string;
  language: string;
  /** Empty for none. */
  copyright: string;
  favicon: string | undefined;
  /** Stands in for the author of a post without one, because Atom requires an author. */
  publisher: string;
  updated: Date;
}

export interface Feed {
  channel: FeedChannel;
  /** All addresses are absolute. */
  items: readonly FeedItem[];
}

/** What one file of a feed has beside the feed. */
export interface FeedFile {
  /** Its own address. */
  self: string;
  /** Files beside it that a browser shows it with, in the order of preference. */
  stylesheets: readonly { type: 'text/xsl' | 'text/css'; href: string }[];
}

export interface FeedItemsRequest {
  blogPosts: readonly BlogPost[];
  siteConfig: SiteConfig;
  /** The locale's output folder, with the pages that were built. */
  outDir: string;
}

export type DefaultCreateFeedItems = (request: FeedItemsRequest) => Promise<FeedItem[]>;

export type CreateFeedItems = (
  request: FeedItemsRequest & { defaultCreateFeedItems: DefaultCreateFeedItems },
) => FeedItem[] | Promise<FeedItem[]>;
