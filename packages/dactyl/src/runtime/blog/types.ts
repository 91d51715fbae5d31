/** Blog data as the browser side sees it: route props and metadata of posts, in the words of the site format. */
import type { ComponentType } from 'react';
import type { TocItem } from '../../shared/toc.js';

export interface BlogTag {
  label: string;
  permalink: string;
  description?: string;
}

export interface BlogAuthor {
  key?: string | null;
  name?: string;
  title?: string;
  description?: string;
  url?: string;
  email?: string;
  imageURL?: string;
  /** Platform → URL. */
  socials?: Record<string, string>;
  page?: { permalink: string } | null;
}

export type BlogAuthorWithCount = BlogAuthor & { count: number };

export interface BlogPageLink {
  title: string;
  permalink: string;
}

export interface BlogFrontMatter {
  title_meta?: string;
  keywords?: string[];
  image?: string;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  draft?: boolean;
  unlisted?: boolean;
  [key: string]: unknown;
}

export interface BlogPostMetadata {
  permalink: string;
  title: string;
  description: string;
  /** ISO 8601. */
  date: string;
  tags: BlogTag[];
  readingTime?: number;
  hasTruncateMarker: boolean;
  authors: BlogAuthor[];
  frontMatter: BlogFrontMatter;
  unlisted: boolean;
  editUrl?: string | null;
  source: string;
  lastUpdatedAt?: number | null;
  lastUpdatedBy?: string | null;
  prevItem?: BlogPageLink;
  nextItem?: BlogPageLink;
}

export interface BlogAssets {
  image?: string;
  /** URLs of bundled author images, by position; absent where the author's own URL counts. */
  authorsImageUrls?: (string | undefined)[];
}

/** What a compiled post exports beside its component. */
export interface BlogPostExports {
  frontMatter: BlogFrontMatter;
  metadata: BlogPostMetadata;
  assets: BlogAssets;
  contentTitle?: string;
  toc: TocItem[];
}

export type BlogPostContent = ComponentType & BlogPostExports;

export interface BlogSidebarItem {
  title: string;
  permalink: string;
  unlisted: boolean;
  date: string | number;
}

export interface BlogSidebarData {
  title: string;
  items: BlogSidebarItem[];
}

/** What a list page knows about its place among the others. */
export interface BlogPaginatedMetadata {
  permalink: string;
  page: number;
  postsPerPage: number;
  totalPages: number;
  totalCount: number;
  previousPage?: string;
  nextPage?: string;
  blogTitle: string;
  blogDescription: string;
}

/** Route context of posts and author pages. */
export interface BlogMetadata {
  blogBasePath: string;
  blogTitle: string;
  authorsListPath: string;
}
