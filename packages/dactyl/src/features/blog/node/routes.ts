/** Routes of a blog: posts, lists, tags, archive, authors. Props that the theme receives are defined in `types.ts`. */
import { untranslatedFacts } from '../../../node/content/translation-source.js';
import { toJson } from '../../../node/content/to-json.js';
import type { PluginActions } from '../../../node/plugin-api/types.js';
import type { RouteConfig, RouteModule } from '../../../node/plugin-api/route-config.js';
import { definedProps } from '../../../shared/defined-props.js';
import { authorRoutes } from './author-routes.js';
import type { BlogContent, BlogPost, LoadedSidebar } from './content-types.js';
import { type BlogInstance, isListed } from './load.js';
import type { RouteParts } from './route-parts.js';
import type { BlogMetadata } from './types.js';

export async function createBlogRoutes(
  instance: BlogInstance,
  content: BlogContent,
  { createData }: PluginActions,
): Promise<RouteConfig[]> {
  const { id: blogId } = instance.options;
  const posts = new Map(content.blogPosts.map((post) => [post.id, post]));
  const parts: RouteParts = {
    instance,
    content,
    // Named as in Docusaurus, because home pages import this list to show the latest posts.
    sidebar: await createData(`blog-post-list-prop-${blogId}.json`, sidebarData(instance, content)),
    blogMetadata: await createData(`blogMetadata-${blogId}.json`, metadataData(instance, content)),
    items: (ids) =>
      ids.flatMap((id) => {
        const post = posts.get(id);
        return post === undefined ? [] : [{ content: truncated(post) }];
      }),
  };
  return [
    ...postRoutes(parts),
    ...listRoutes(parts),
    ...tagRoutes(parts),
    ...archiveRoutes(parts),
    ...authorRoutes(parts),
  ];
}

function truncated(post: BlogPost): RouteModule {
  return { __import: true, path: post.metadata.source, query: { truncated: 'true' } };
}

function sidebarData({ options }: BlogInstance, content: BlogContent): LoadedSidebar {
  const count = options.blogSidebarCount === 'ALL' ? content.blogPosts.length : options.blogSidebarCount;
  return {
    title: content.blogSidebarTitle,
    items: content.blogPosts.slice(0, count).map(({ metadata: { title, frontMatter, permalink, unlisted, date } }) => ({
      title: typeof frontMatter['sidebar_label'] === 'string' ? frontMatter['sidebar_label'] : title,
      permalink,
      unlisted,
      date,
    })),
  };
}

function metadataData({ paths }: BlogInstance, content: BlogContent): BlogMetadata {
  return { blogBasePath: paths.blog, blogTitle: content.blogTitle, authorsListPath: paths.authorsList };
}

function postRoutes({ instance, content, sidebar, blogMetadata }: RouteParts): RouteConfig[] {
  return content.blogPosts.map(({ metadata }) => ({
    path: metadata.permalink,
    component: instance.options.blogPostComponent,
    exact: true,
    modules: { sidebar, content: metadata.source },
    context: { blogMetadata },
    metadata: definedProps({
      sourceFilePath: metadata.source.replace(/^@site\//, ''),
      ...untranslatedFacts(metadata),
      lastUpdatedAt: metadata.lastUpdatedAt,
      hydration: metadata.frontMatter.hydration,
    }),
  }));
}

function listRoutes({ instance, content, sidebar, items }: RouteParts): RouteConfig[] {
  return content.blogListPaginated.map((page) => ({
    path: page.metadata.permalink,
    component: instance.options.blogListComponent,
    exact: true,
    modules: { sidebar, items: items(page.items) },
    props: { metadata: toJson(page.metadata) },
  }));
}

function tagRoutes({ instance, content, sidebar, items }: RouteParts): RouteConfig[] {
  const { options, paths } = instance;
  const tags = Object.values(content.blogTags);
  if (tags.length === 0) return [];
  const toItem = ({ label, permalink, description, items: { length: count } }: (typeof tags)[number]) => ({
    label,
    permalink,
    description,
    count,
  });
  const list: RouteConfig = {
    path: paths.tagsList,
    component: options.blogTagsListComponent,
    exact: true,
    modules: { sidebar },
    props: { tags: tags.filter((tag) => !tag.unlisted).map(toItem) },
  };
  const pages = tags.flatMap((tag) =>
    tag.pages.map((page): RouteConfig => ({
      path: page.metadata.permalink,
      component: options.blogTagsPostsComponent,
      exact: true,
      modules: { sidebar, items: items(page.items) },
      props: {
        tag: { ...toItem(tag), allTagsPath: paths.tagsList, unlisted: tag.unlisted },
        listMetadata: toJson(page.metadata),
      },
    })),
  );
  return [list, ...pages];
}

/** The archive receives posts without their text, which would make its page as large as the blog. */
function archiveRoutes({ instance, content }: RouteParts): RouteConfig[] {
  const { options, paths } = instance;
  const listed = content.blogPosts.filter(isListed);
  if (paths.archive === undefined || listed.length === 0) return [];
  const blogPosts = listed.map(({ id, metadata }) => ({ id, metadata: toJson(metadata) }));
  return [
    {
      path: paths.archive,
      component: options.blogArchiveComponent,
      exact: true,
      props: { archive: { blogPosts } },
    },
  ];
}
