import clsx from 'clsx';
import Author from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import { useBlogMetadata } from '../../../features/blog/react/blog-metadata.js';
import {
  BlogAuthorNoPostsLabel,
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from '../../../features/blog/react/titles.js';
import type {
  BlogAuthorWithCount,
  BlogPaginatedMetadata,
  BlogPostContent,
  BlogSidebarData,
} from '../../../features/blog/react/types.js';
import Link from '../../../react/Link.js';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../../../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../../../react/format/theme-common/page-metadata.js';

export interface Props {
  author: BlogAuthorWithCount;
  items: { content: BlogPostContent }[];
  sidebar?: BlogSidebarData;
  listMetadata: BlogPaginatedMetadata;
}

/** The page of an author, with their posts. */
export default function BlogAuthorsPostsPage({ author, items, sidebar, listMetadata }: Props) {
  const title = useBlogAuthorPageTitle(author);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsPostsPage)}
    >
      <PageMetadata title={title} description={author.description} />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout sidebar={sidebar}>
        <header className="margin-bottom--xl">
          <Author as="h1" author={author} />
          <AllAuthorsLink />
        </header>
        {items.length === 0 ? <NoPosts /> : <BlogPostItems items={items} />}
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

function AllAuthorsLink() {
  const { authorsListPath } = useBlogMetadata();
  return (
    <Link href={authorsListPath}>
      <BlogAuthorsListViewAllLabel />
    </Link>
  );
}

function NoPosts() {
  return (
    <p>
      <BlogAuthorNoPostsLabel />
    </p>
  );
}
