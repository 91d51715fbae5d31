/** Types of a feed, independent of its file format. Items have the shape that Docusaurus gives them. */
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
  /** Identifier of the category, for programs. */
  term?: string;
  /** URL of the vocabulary that defines the category; `domain` in RSS, `scheme` in Atom. */
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
  /** Size in bytes. */
  length?: number;
  title?: string;
}

/** The fields of a feed itself. URLs are absolute. */
export interface FeedChannel {
  /** URL of the blog's first page; also the id of the feed. */
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

/** What differs between the files of one feed. */
export interface FeedFile {
  /** URL of the file itself. */
  self: string;
  /** Style sheets beside the file, in the order of preference. */
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
