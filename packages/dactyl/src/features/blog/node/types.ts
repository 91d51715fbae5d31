/**
 * Data that the blog passes to the theme: types only. Names and shapes are those of Docusaurus.
 * Dates are ISO text here; in Node, `BlogPost` has them as `Date`.
 */
import type { Hydration } from '../../../shared/islands.js';
import type { JsonObject } from '../../../shared/json.js';
import type { TranslationState } from '../../../shared/translation-state.js';

export interface BlogTag {
  label: string;
  permalink: string;
  description?: string;
  inline: boolean;
}

/** Platform → URL of the profile, or the handle if the platform is unknown. */
export type AuthorSocials = Record<string, string>;

export interface BlogAuthor {
  /** Key in the authors file; `null` for an author written in front matter. */
  key: string | null;
  name?: string;
  title?: string;
  url?: string;
  email?: string;
  description?: string;
  imageURL?: string;
  socials?: AuthorSocials;
  /** `null` if the author has no page. */
  page: { permalink: string } | null;
  [other: string]: unknown;
}

export interface BlogPostLink {
  title: string;
  permalink: string;
}

export interface BlogPostMetadata {
  permalink: string;
  editUrl?: string;
  /** `@site/blog/…` */
  source: string;
  title: string;
  description: string;
  date: string;
  tags: BlogTag[];
  /** Minutes, not rounded. */
  readingTime?: number;
  hasTruncateMarker: boolean;
  authors: BlogAuthor[];
  frontMatter: BlogFrontMatter;
  unlisted: boolean;
  lastUpdatedAt?: number;
  lastUpdatedBy?: string;
  /**
   * State of the translation. Absent in the default locale, for an up-to-date translation, and if the state is unknown.
   */
  translation?: TranslationState;
  /** The next newer post. */
  prevItem?: BlogPostLink;
  /** The next older post. */
  nextItem?: BlogPostLink;
}

/** Front-matter keys that the theme reads; other keys are kept. */
export interface BlogFrontMatter {
  title?: string;
  title_meta?: string;
  sidebar_label?: string;
  description?: string;
  slug?: string;
  keywords?: string[];
  image?: string;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  draft?: boolean;
  /** For whom the entry is: a name or a list of names. Pages that are built do not have it. */
  audience?: unknown;
  unlisted?: boolean;
  /** The entry is there from this time on. */
  publish_date?: string | number | Date;
  /** The entry is there until this time. */
  expiry_date?: string | number | Date;
  /** Addresses that the page had, without base URL: the redirects plugin leads from there to it. */
  redirect_from?: string | string[];
  /** The version of the source that the file was translated from: a day and a hash. */
  translated_from?: string;
  /** Hydration mode of the page, see the site's option `hydration`. */
  hydration?: Hydration;
  [other: string]: unknown;
}

/** Values of `assets` of a post, in the order of `metadata.authors`. */
export interface BlogPostAssets {
  image?: string;
  authorsImageUrls: (string | undefined)[];
}

/** Module `sidebar` of all blog pages. */
export interface BlogSidebar {
  title: string;
  items: BlogSidebarItem[];
}

export interface BlogSidebarItem {
  title: string;
  permalink: string;
  unlisted: boolean;
  date: string;
}

/** Module `blogMetadata` in the context of post and author routes. */
export interface BlogMetadata {
  blogBasePath: string;
  blogTitle: string;
  authorsListPath: string;
}

/** Prop `metadata` of list pages, `listMetadata` of tag and author pages. */
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

/** One of prop `tags` of the page that lists all tags. */
export interface TagsListItem {
  label: string;
  permalink: string;
  description?: string;
  count: number;
}

/** Prop `tag` of a tag page. */
export interface TagModule extends TagsListItem {
  allTagsPath: string;
  unlisted: boolean;
}

/** Prop `authors` of the authors list, `author` of an author page. */
export interface AuthorItem extends BlogAuthor {
  count: number;
}

/** Prop `archive` of the archive page: posts without their text. */
export interface ArchiveModule {
  blogPosts: { id: string; metadata: JsonObject }[];
}
