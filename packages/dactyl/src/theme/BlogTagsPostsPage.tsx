import clsx from 'clsx';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import UnlistedBanner from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { BlogPaginatedMetadata, BlogPostContent, BlogSidebarData, BlogTag } from '../features/blog/react/types.js';
import { useBlogTagsPostsPageTitle } from '../features/blog/react/titles.js';
import Link from '../react/Link.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';
import Translate from '../react/Translate.js';

export interface Props {
  tag: BlogTag & { allTagsPath: string; count: number; unlisted: boolean };
  items: { content: BlogPostContent }[];
  sidebar?: BlogSidebarData;
  listMetadata: BlogPaginatedMetadata;
}

/** The page of a tag, with the posts that have it. */
export default function BlogTagsPostsPage({ tag, items, sidebar, listMetadata }: Props) {
  const title = useBlogTagsPostsPageTitle(tag);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        {tag.unlisted && <UnlistedBanner />}
        <header className="margin-bottom--xl">
          <Heading as="h1">{title}</Heading>
          {tag.description && <p>{tag.description}</p>}
          <Link href={tag.allTagsPath}>
            <Translate id="theme.tags.tagsPageLink">View all tags</Translate>
          </Link>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
