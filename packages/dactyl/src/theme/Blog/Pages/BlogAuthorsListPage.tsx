import clsx from 'clsx';
import Author from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import { translateBlogAuthorsListPageTitle } from '../../../features/blog/react/titles.js';
import type { BlogAuthorWithCount, BlogSidebarData } from '../../../features/blog/react/types.js';
import { ThemeClassNames } from '../../../react/format/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../../../react/format/theme-common/html-class-name.js';
import { PageMetadata } from '../../../react/format/theme-common/page-metadata.js';

export interface Props {
  authors: BlogAuthorWithCount[];
  sidebar?: BlogSidebarData;
}

/** The page that lists all authors of the blog. */
export default function BlogAuthorsListPage({ authors, sidebar }: Props) {
  const title = translateBlogAuthorsListPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}
    >
      <PageMetadata title={title} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{title}</Heading>
        <ul className="clean-list margin-vert--lg">
          {authors.map((author, index) => (
            <li key={author.key ?? index} className="margin-bottom--lg">
              <Author as="h2" author={author} count={author.count} />
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
