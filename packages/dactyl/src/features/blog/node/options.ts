/** Options of the blog plugin: what people may write, with the defaults of the site format. */
import { z } from '#zod';
import { DEFAULT_EXCLUDE } from '../../../node/content/source-files.js';
import {
  editAddress,
  markdownOptions,
  routeBasePath,
  severity,
  userFunction,
} from '../../../node/plugin-api/option-schemas.js';
import type { BlogPost } from './content-types.js';
import { feedOptions } from './feed-options.js';
import type { ReadingTimeFunction } from './reading-time.js';

/** An HTML comment or an MDX comment that holds the word "truncate". */
export const DEFAULT_TRUNCATE_MARKER = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

export type EditUrlFunction = (args: {
  /** Site-relative. */
  blogDirPath: string;
  blogPath: string;
  permalink: string;
  locale: string;
}) => string | undefined;

export type ProcessBlogPosts = (args: {
  blogPosts: BlogPost[];
}) => BlogPost[] | void | undefined | Promise<BlogPost[] | void | undefined>;

const filledText = z.string().min(1);
const component = (name: string) => filledText.default(`@theme/${name}`);

/**
 * A text is matched literally. Flags that give a pattern a position (`g`, `y`) are removed, because it would find only
 * every other marker.
 */
const truncateMarker = z
  .union([z.instanceof(RegExp), filledText], { error: 'must be a regular expression, or the text of the marker' })
  .transform((marker) =>
    typeof marker === 'string'
      ? new RegExp(marker.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
      : new RegExp(marker.source, marker.flags.replace(/[gy]/g, '')),
  )
  .prefault(() => DEFAULT_TRUNCATE_MARKER);

const countOrAll = (least: number) => z.union([z.int().min(least), z.literal('ALL')]);

export const blogOptionsSchema = z.strictObject({
  path: filledText.default('blog'),
  routeBasePath: routeBasePath.prefault('blog'),
  tagsBasePath: filledText.default('tags'),
  pageBasePath: filledText.default('page'),
  archiveBasePath: filledText.nullable().default('archive'),
  authorsBasePath: filledText.default('authors'),
  authorsMapPath: filledText.default('authors.yml'),
  tags: z.union([filledText, z.literal(false), z.null()]).optional(),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([...DEFAULT_EXCLUDE]),
  postsPerPage: countOrAll(1).default(10),
  blogTitle: z.string().default('Blog'),
  blogDescription: z.string().default('Blog'),
  blogSidebarCount: countOrAll(0).default(5),
  blogSidebarTitle: filledText.default('Recent posts'),
  showReadingTime: z.boolean().default(true),
  readingTime: userFunction<ReadingTimeFunction>().prefault(() => readingTimeOfContent),
  hideFuturePosts: z.boolean().default(false),
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  truncateMarker,
  editUrl: z.union([editAddress, userFunction<EditUrlFunction>()]).optional(),
  editLocalizedFiles: z.boolean().default(false),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  onInlineTags: severity.default('warn'),
  onInlineAuthors: severity.default('warn'),
  onUntruncatedBlogPosts: severity.default('warn'),
  processBlogPosts: userFunction<ProcessBlogPosts>().optional(),
  feedOptions,
  blogListComponent: component('BlogListPage'),
  blogPostComponent: component('BlogPostPage'),
  blogTagsListComponent: component('BlogTagsListPage'),
  blogTagsPostsComponent: component('BlogTagsPostsPage'),
  blogArchiveComponent: component('BlogArchivePage'),
  blogAuthorsListComponent: component('Blog/Pages/BlogAuthorsListPage'),
  blogAuthorsPostsComponent: component('Blog/Pages/BlogAuthorsPostsPage'),
  ...markdownOptions,
});

/** After validation; the runner adds the id. */
export type BlogOptions = z.output<typeof blogOptionsSchema> & { id: string };

const readingTimeOfContent: ReadingTimeFunction = ({ content, defaultReadingTime }) => defaultReadingTime({ content });
