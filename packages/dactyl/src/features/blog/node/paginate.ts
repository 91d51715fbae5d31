/** Cuts a list of posts into pages. */
import type { BlogPaginated, BlogPost } from './content-types.js';

export interface PaginateOptions {
  posts: readonly BlogPost[];
  /** Permalink of the first page. */
  basePath: string;
  /** Path segment in front of the number of a further page. */
  pageBasePath: string;
  postsPerPage: number | 'ALL';
  blogTitle: string;
  blogDescription: string;
  /** Joins parts to a permalink. */
  permalink(...parts: string[]): string;
}

/** Returns at least one page, because a list has a URL even when it is empty. */
export function paginate(options: PaginateOptions): BlogPaginated[] {
  const { posts, blogTitle, blogDescription } = options;
  const totalCount = posts.length;
  const postsPerPage = options.postsPerPage === 'ALL' ? totalCount : options.postsPerPage;
  const totalPages = Math.max(1, Math.ceil(totalCount / Math.max(1, postsPerPage)));
  const permalinks = Array.from({ length: totalPages }, (_, index) => pagePermalink(index + 1, options));
  return permalinks.map((permalink, index) => ({
    metadata: {
      permalink,
      page: index + 1,
      postsPerPage,
      totalPages,
      totalCount,
      previousPage: permalinks[index - 1],
      nextPage: permalinks[index + 1],
      blogTitle,
      blogDescription,
    },
    items: posts.slice(index * postsPerPage, (index + 1) * postsPerPage).map((post) => post.id),
  }));
}

function pagePermalink(page: number, { basePath, pageBasePath, permalink }: PaginateOptions): string {
  return page === 1 ? basePath : permalink(basePath, pageBasePath, String(page));
}
