/**
 * What the blog plugin loads and other plugins may read in `allContentLoaded`: the shape of the site format.
 * Unlike in `types.ts`, which is for components, dates are `Date` and the text of posts is included.
 */
import type {
  BlogAuthor,
  BlogPaginatedMetadata,
  BlogPostMetadata,
  BlogSidebar,
  BlogSidebarItem,
  BlogTag,
} from './types.js';

export interface BlogPost {
  /** The slug. */
  id: string;
  metadata: LoadedPostMetadata;
  /** Source text below the front matter. */
  content: string;
}

export type LoadedPostMetadata = Omit<BlogPostMetadata, 'date'> & { date: Date };

/** Data of `BlogSidebar` before it becomes JSON. */
export interface LoadedSidebar extends Omit<BlogSidebar, 'items'> {
  items: (Omit<BlogSidebarItem, 'date'> & { date: Date })[];
}

/** One page of a list: ids of its posts. */
export interface BlogPaginated {
  metadata: BlogPaginatedMetadata;
  items: string[];
}

export interface LoadedBlogTag extends BlogTag {
  items: string[];
  pages: BlogPaginated[];
  unlisted: boolean;
}

/** Permalink → tag. */
export type BlogTags = Record<string, LoadedBlogTag>;

export interface MappedAuthor extends BlogAuthor {
  key: string;
}

/** Key → author, as the authors file defines it. */
export type AuthorsMap = Record<string, MappedAuthor>;

export interface BlogContent {
  blogTitle: string;
  blogDescription: string;
  blogSidebarTitle: string;
  /** Translated texts; the options contain those of the default locale. */
  feedTitle?: string | undefined;
  feedDescription?: string | undefined;
  blogPosts: BlogPost[];
  blogListPaginated: BlogPaginated[];
  blogTags: BlogTags;
  blogTagsListPath: string;
  authorsMap?: AuthorsMap;
}
