/** Options of the changelog: its own, and those of the blog that have a meaning for releases. */
import { z } from 'zod';
import { markdownOptions, routeBasePath } from '../../../../node/plugin-api/option-schemas.js';
import type { CreateFeedItems } from '../feeds/types.js';
import { type BlogOptions, blogOptionsSchema } from '../options.js';

const filledText = z.string().min(1);

const ownOptions = {
  /** File, from the folder of the site; with `source: 'tags'` only its folder counts, where git is asked. */
  path: filledText.default('CHANGELOG.md'),
  /** What tells of the releases: a file, or the tags of git and their messages. */
  source: z.enum(['file', 'tags']).default('file'),
  /** What the tags of git have in front of a version: they date releases whose heading does not. */
  tagPrefix: z.string().default('v'),
  /** Whether what is not released yet has a page. */
  unreleased: z.boolean().default(false),
  /** Address of the repository, to which relative links of the file lead; without it, they lead to files of the site. */
  repository: z.url({ protocol: /^https?$/ }).optional(),
  /** Keys of the authors file, for each release. */
  authors: z.array(filledText).default([]),
};

export const changelogOptionsSchema = z.strictObject({
  ...ownOptions,
  routeBasePath: routeBasePath.prefault('changelog'),
  ...blogOptionsSchema.pick({
    pageBasePath: true,
    authorsBasePath: true,
    authorsMapPath: true,
    editUrl: true,
    feedOptions: true,
    blogTagsListComponent: true,
    blogTagsPostsComponent: true,
    blogArchiveComponent: true,
    blogAuthorsListComponent: true,
    blogAuthorsPostsComponent: true,
  }).shape,
  postsPerPage: blogOptionsSchema.shape.postsPerPage.default(20),
  blogTitle: filledText.default('Changelog'),
  blogDescription: filledText.default('All releases, and what changed in them'),
  blogSidebarCount: blogOptionsSchema.shape.blogSidebarCount.default('ALL'),
  blogSidebarTitle: filledText.default('All releases'),
  blogListComponent: filledText.default('@theme/ChangelogListPage'),
  blogPostComponent: filledText.default('@theme/ChangelogEntryPage'),
  ...markdownOptions,
});

/** After validation; the runner adds the id. */
export type ChangelogOptions = z.output<typeof changelogOptionsSchema> & { id: string };

/** What is to come has no day, and no place among what was released. */
const itemsOfReleases: CreateFeedItems = ({ defaultCreateFeedItems, blogPosts, ...request }) =>
  defaultCreateFeedItems({
    ...request,
    blogPosts: blogPosts.filter(({ metadata }) => metadata.frontMatter['unreleased'] !== true),
  });

/** The options of the blog that shows the entries. */
export function blogOptionsOf(
  { path, source, tagPrefix, unreleased, repository, authors, ...shared }: ChangelogOptions,
  own: Pick<BlogOptions, 'path' | 'authorsMapPath' | 'editUrl' | 'processBlogPosts'>,
): BlogOptions {
  return {
    ...blogOptionsSchema.parse({}),
    ...shared,
    archiveBasePath: null,
    tags: false,
    showReadingTime: false,
    onUntruncatedBlogPosts: 'ignore',
    feedOptions: {
      ...shared.feedOptions,
      createFeedItems: shared.feedOptions.createFeedItems ?? (unreleased ? itemsOfReleases : undefined),
    },
    ...own,
  };
}
