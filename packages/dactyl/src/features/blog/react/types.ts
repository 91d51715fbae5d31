/** Blog data under the names that components use. The shapes are those of the plugin that makes them. */
import type { ComponentType } from 'react';
import type { BlogFrontMatter, BlogPostAssets, BlogPostMetadata } from '../node/types.js';
import type { TocItem } from '../../../shared/toc.js';

export type {
  AuthorItem as BlogAuthorWithCount,
  BlogAuthor,
  BlogFrontMatter,
  BlogMetadata,
  BlogPaginatedMetadata,
  BlogPostAssets as BlogAssets,
  BlogPostLink as BlogPageLink,
  BlogPostMetadata,
  BlogSidebar as BlogSidebarData,
  BlogSidebarItem,
  BlogTag,
} from '../node/types.js';

/** What a compiled post exports beside its component. */
export interface BlogPostExports {
  frontMatter: BlogFrontMatter;
  metadata: BlogPostMetadata;
  assets: BlogPostAssets;
  contentTitle?: string;
  toc: TocItem[];
}

export type BlogPostContent = ComponentType & BlogPostExports;
