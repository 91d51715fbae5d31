/** Blog data under the names that components use. The blog plugin defines the shapes. */
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

/** Exports of a compiled post besides its component. */
export interface BlogPostExports {
  frontMatter: BlogFrontMatter;
  metadata: BlogPostMetadata;
  assets: BlogPostAssets;
  contentTitle?: string;
  toc: TocItem[];
}

export type BlogPostContent = ComponentType & BlogPostExports;
