/** Titles and labels of blog pages. */
import Translate, { translate } from '../../../react/Translate.js';
import { usePostCount } from './post-count.js';

/** Title of the page of a tag. */
export function useBlogTagsPostsPageTitle({ label, count }: { label: string; count: number }): string {
  const postCount = usePostCount();
  return translate(
    {
      id: 'theme.blog.tagTitle',
      message: '{nPosts} tagged with "{tagName}"',
      description: 'Title of the page of a blog tag',
    },
    { nPosts: postCount(count), tagName: label },
  );
}

/** Title of the page of an author. */
export function useBlogAuthorPageTitle(author: { key?: string | null; name?: string; count: number }): string {
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

/** Title of the list of authors. */
export function translateBlogAuthorsListPageTitle(): string {
  return translate({
    id: 'theme.blog.authorsList.pageTitle',
    message: 'Authors',
    description: 'Title of the list of authors',
  });
}

export function BlogAuthorsListViewAllLabel() {
  return (
    <Translate id="theme.blog.authorsList.viewAll" description="Label of the link to all authors">
      View all authors
    </Translate>
  );
}

export function BlogAuthorNoPostsLabel() {
  return (
    <Translate id="theme.blog.author.noPosts" description="In place of the posts of an author without any">
      No posts by this author yet.
    </Translate>
  );
}
