import clsx from 'clsx';
import BlogLayout from '@theme/BlogLayout';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import type { BlogPaginatedMetadata, BlogPostContent, BlogSidebarData } from '../features/blog/react/types.js';
import { useDocusaurusContext } from '../react/site-context.js';
import { ThemeClassNames } from '../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../react/format/theme-common/page-metadata.js';

export interface Props {
  items: { content: BlogPostContent }[];
  sidebar?: BlogSidebarData;
  metadata: BlogPaginatedMetadata;
}

/** A page of the blog's list of posts, newest first. */
export default function BlogListPage({ items, sidebar, metadata }: Props) {
  const { siteConfig } = useDocusaurusContext();
  // A blog that is the site's home page has the site's title.
  const title = metadata.permalink === siteConfig.baseUrl ? siteConfig.title : metadata.blogTitle;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={title} description={metadata.blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData items={items} metadata={metadata} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1" className="dactyl-visually-hidden">
          {title}
        </Heading>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
