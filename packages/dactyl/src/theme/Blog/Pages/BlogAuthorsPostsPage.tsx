import clsx from 'clsx';
import Author from '@theme/Blog/Components/Author';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import { useBlogMetadata } from '../../../runtime/blog/blog-metadata.js';
import { usePostCount } from '../../../runtime/blog/post-count.js';
import type {
  BlogAuthorWithCount,
  BlogPaginatedMetadata,
  BlogPostContent,
  BlogSidebarData,
} from '../../../runtime/blog/types.js';
import Link from '../../../runtime/Link.js';
import { ThemeClassNames } from '../../../runtime/theme-common/class-names.js';
import { HtmlClassNameProvider } from '../../../runtime/theme-common/html-class-name.js';
import { PageMetadata } from '../../../runtime/theme-common/page-metadata.js';
import Translate, { translate } from '../../../runtime/Translate.js';

export interface Props {
  author: BlogAuthorWithCount;
  items: { content: BlogPostContent }[];
  sidebar?: BlogSidebarData;
  listMetadata: BlogPaginatedMetadata;
}

/** An author with their posts. */
export default function BlogAuthorsPostsPage({ author, items, sidebar, listMetadata }: Props) {
  const title = usePageTitle(author);
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

function usePageTitle(author: BlogAuthorWithCount): string {
  const postCount = usePostCount();
  return translate(
    {
      id: 'theme.blog.author.pageTitle',
      message: '{authorName} - {nPosts}',
      description: 'Title of the page of an author',
    },
    { authorName: author.name ?? author.key ?? '', nPosts: postCount(author.count) },
  );
}

function AllAuthorsLink() {
  const { authorsListPath } = useBlogMetadata();
  return (
    <Link href={authorsListPath}>
      <Translate id="theme.blog.authorsList.viewAll" description="Label of the link to all authors">
        View all authors
      </Translate>
    </Link>
  );
}

function NoPosts() {
  return (
    <p>
      <Translate id="theme.blog.author.noPosts" description="In place of the posts of an author without any">
        No posts by this author yet.
      </Translate>
    </p>
  );
}
