import clsx from 'clsx';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import UnlistedBanner from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { BlogPaginatedMetadata, BlogPostContent, BlogSidebarData, BlogTag } from '../runtime/blog/types.js';
import { useBlogTagsPostsPageTitle } from '../runtime/blog/titles.js';
import Link from '../runtime/Link.js';
import { ThemeClassNames } from '../runtime/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../runtime/theme-common/html-class-name.js';
import { PageMetadata } from '../runtime/theme-common/page-metadata.js';
import Translate from '../runtime/Translate.js';

export interface Props {
  tag: BlogTag & { allTagsPath: string; count: number; unlisted: boolean };
  items: { content: BlogPostContent }[];
  sidebar?: BlogSidebarData;
  listMetadata: BlogPaginatedMetadata;
}

/** The posts that have a tag. */
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
