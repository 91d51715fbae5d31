/** Routes of author pages: the list of all authors, and the posts of each author who has a page. */
import { siteFormatOf, type SiteFormat } from '../../../node/config/format-version.js';
import { toJson } from '../../../node/content/to-json.js';
import type { RouteConfig } from '../../../node/plugin-api/route-config.js';
import type { BlogPost, MappedAuthor } from './content-types.js';
import { paginate } from './paginate.js';
import type { RouteParts } from './route-parts.js';

interface AuthorPosts {
  author: MappedAuthor;
  posts: BlogPost[];
}

export function authorRoutes(parts: RouteParts): RouteConfig[] {
  const { instance, content, sidebar, blogMetadata } = parts;
  if (content.authorsMap === undefined) return [];
  // Unlisted posts are neither shown nor counted, except in older releases of the site format.
  const isShown = ({ metadata }: BlogPost) => !metadata.unlisted || !formatOf(instance).authorPagesLikeLists;
  const authors = collectPosts(Object.values(content.authorsMap), content.blogPosts.filter(isShown));
  const list: RouteConfig = {
    path: instance.paths.authorsList,
    component: instance.options.blogAuthorsListComponent,
    exact: true,
    modules: { sidebar },
    props: { authors: authors.map(toItem) },
    context: { blogMetadata },
  };
  return [list, ...authors.flatMap((author) => pageRoutes(author, parts))];
}

function formatOf({ context }: RouteParts['instance']): SiteFormat {
  return context.unstable_format ?? siteFormatOf();
}

function collectPosts(authors: readonly MappedAuthor[], posts: readonly BlogPost[]): AuthorPosts[] {
  const byKey = new Map<string, BlogPost[]>(authors.map(({ key }) => [key, []]));
  for (const post of posts) {
    for (const { key } of post.metadata.authors) {
      if (key !== null) byKey.get(key)?.push(post);
    }
  }
  return authors.map((author) => ({ author, posts: byKey.get(author.key) ?? [] }));
}

function toItem({ author, posts }: AuthorPosts): ReturnType<typeof toJson> {
  return toJson({ ...author, count: posts.length });
}

function pageRoutes(authorPosts: AuthorPosts, parts: RouteParts): RouteConfig[] {
  const { instance, content, sidebar, blogMetadata, items } = parts;
  const { options, paths } = instance;
  const { author, posts } = authorPosts;
  if (author.page === null) return [];
  const pages = paginate({
    posts,
    basePath: author.page.permalink,
    pageBasePath: formatOf(instance).authorPagesLikeLists ? options.pageBasePath : options.authorsBasePath,
    postsPerPage: options.postsPerPage,
    blogTitle: content.blogTitle,
    blogDescription: content.blogDescription,
    permalink: paths.permalink,
  });
  return pages.map((page) => ({
    path: page.metadata.permalink,
    component: options.blogAuthorsPostsComponent,
    exact: true,
    modules: { sidebar, items: items(page.items) },
    props: { author: toItem(authorPosts), listMetadata: toJson(page.metadata) },
    context: { blogMetadata },
  }));
}
