/** Options of the blog plugin: what people may write, with the defaults of the site format. */
import { z } from 'zod';
import { DEFAULT_EXCLUDE } from '../../content/source-files.js';
import { markdownOptions, routeBasePath, severity, userFunction } from '../../plugin-api/option-schemas.js';
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

const countOrAll = (least: number) => z.union([z.int().min(least), z.literal('ALL')]);

export const blogOptionsSchema = z.strictObject({
  path: z.string().default('blog'),
  routeBasePath: routeBasePath.prefault('blog'),
  tagsBasePath: z.string().default('tags'),
  pageBasePath: z.string().default('page'),
  archiveBasePath: z.string().nullable().default('archive'),
  authorsBasePath: z.string().min(1).default('authors'),
  authorsMapPath: z.string().default('authors.yml'),
  tags: z.union([z.string(), z.literal(false)]).nullish(),
  include: z.array(z.string()).default(['**/*.{md,mdx}']),
  exclude: z.array(z.string()).default([...DEFAULT_EXCLUDE]),
  postsPerPage: countOrAll(1).default(10),
  blogTitle: z.string().default('Blog'),
  blogDescription: z.string().default('Blog'),
  blogSidebarCount: countOrAll(0).default(5),
  blogSidebarTitle: z.string().default('Recent posts'),
  showReadingTime: z.boolean().default(true),
  readingTime: userFunction<ReadingTimeFunction>().prefault(() => readingTimeOfContent),
  sortPosts: z.enum(['descending', 'ascending']).default('descending'),
  truncateMarker: z
    .instanceof(RegExp, { error: 'must be a regular expression' })
    .default(() => DEFAULT_TRUNCATE_MARKER),
  editUrl: z.union([z.url(), userFunction<EditUrlFunction>()]).optional(),
  editLocalizedFiles: z.boolean().default(false),
  showLastUpdateTime: z.boolean().default(false),
  showLastUpdateAuthor: z.boolean().default(false),
  onInlineTags: severity.default('warn'),
  onInlineAuthors: severity.default('warn'),
  onUntruncatedBlogPosts: severity.default('warn'),
  processBlogPosts: userFunction<ProcessBlogPosts>().optional(),
  feedOptions,
  blogListComponent: z.string().default('@theme/BlogListPage'),
  blogPostComponent: z.string().default('@theme/BlogPostPage'),
  blogTagsListComponent: z.string().default('@theme/BlogTagsListPage'),
  blogTagsPostsComponent: z.string().default('@theme/BlogTagsPostsPage'),
  blogArchiveComponent: z.string().default('@theme/BlogArchivePage'),
  blogAuthorsListComponent: z.string().default('@theme/Blog/Pages/BlogAuthorsListPage'),
  blogAuthorsPostsComponent: z.string().default('@theme/Blog/Pages/BlogAuthorsPostsPage'),
  ...markdownOptions,
});

/** After validation; the runner adds the id. */
export type BlogOptions = z.output<typeof blogOptionsSchema> & { id: string };

const readingTimeOfContent: ReadingTimeFunction = ({ content, defaultReadingTime }) => defaultReadingTime({ content });
