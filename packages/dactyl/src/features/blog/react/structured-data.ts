/** JSON-LD of blog pages (https://schema.org/Blog). */
import type { JsonObject } from '../../../shared/json.js';
import { useDocusaurusContext } from '../../../react/site-context.js';
import { useBaseUrlUtils } from '../../../react/use-base-url.js';
import { useBlogMetadata } from './blog-metadata.js';
import { useBlogPost } from './post-context.js';
import type { BlogAuthor, BlogPaginatedMetadata, BlogPostContent, BlogPostExports } from './types.js';

/** Makes a path of the site an absolute URL. */
type ToUrl = (path: string) => string;

export interface BlogListStructuredDataProps {
  items: readonly { content: BlogPostContent }[];
  metadata: BlogPaginatedMetadata;
}

/** The blog with the posts of one list page. */
export function useBlogListPageStructuredData({ items, metadata }: BlogListStructuredDataProps): JsonObject {
  const { withBaseUrl } = useBaseUrlUtils();
  const { siteConfig } = useDocusaurusContext();
  const url = new URL(metadata.permalink, siteConfig.url).href;
  const toUrl: ToUrl = (path) => withBaseUrl(path, { absolute: true });
  return {
    '@context': 'https://schema.org',
    '@type': 'Blog',
    '@id': url,
    mainEntityOfPage: url,
    headline: metadata.blogTitle,
    ...(metadata.blogDescription && { description: metadata.blogDescription }),
    blogPost: items.map(({ content }) => describePost(content, siteConfig.url, toUrl)),
  };
}

/** The post of the page, as part of its blog. */
export function useBlogPostStructuredData(): JsonObject {
  const { withBaseUrl } = useBaseUrlUtils();
  const { siteConfig } = useDocusaurusContext();
  const { blogBasePath, blogTitle } = useBlogMetadata();
  const blogUrl = new URL(blogBasePath, siteConfig.url).href;
  const toUrl: ToUrl = (path) => withBaseUrl(path, { absolute: true });
  return {
    '@context': 'https://schema.org',
    ...describePost(useBlogPost(), siteConfig.url, toUrl),
    isPartOf: { '@type': 'Blog', '@id': blogUrl, name: blogTitle },
  };
}

/** Writes JSON for a `<script>`, escaped so that no text of a post can end the element or begin a comment in it. */
export function toScriptText(data: JsonObject): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function describePost(
  post: Pick<BlogPostExports, 'metadata' | 'frontMatter' | 'assets'>,
  siteUrl: string,
  toUrl: ToUrl,
): JsonObject {
  const { title, description, date, permalink, authors, lastUpdatedAt } = post.metadata;
  const url = new URL(permalink, siteUrl).href;
  const image = post.assets.image ?? post.frontMatter.image;
  const people = authors.map((author, index) =>
    // An image beside the post has another URL on the site.
    describeAuthor({ ...author, imageURL: post.assets.authorsImageUrls[index] || author.imageURL }, toUrl),
  );
  return {
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    name: title,
    ...(description && { description }),
    datePublished: date,
    ...(lastUpdatedAt ? { dateModified: new Date(lastUpdatedAt).toISOString() } : {}),
    ...(people.length > 0 ? { author: people.length === 1 ? people[0] : people } : {}),
    ...(image ? { image: describeImage(toUrl(image), title) } : {}),
    ...(post.frontMatter.keywords ? { keywords: post.frontMatter.keywords } : {}),
  };
}

function describeAuthor({ name, title, url, email, imageURL }: BlogAuthor, toUrl: ToUrl): JsonObject {
  return {
    '@type': 'Person',
    ...(name ? { name } : {}),
    ...(title ? { description: title } : {}),
    ...(url ? { url: toUrl(url) } : {}),
    ...(email ? { email } : {}),
    ...(imageURL ? { image: toUrl(imageURL) } : {}),
  };
}

function describeImage(url: string, title: string): JsonObject {
  return {
    '@type': 'ImageObject',
    '@id': url,
    url,
    contentUrl: url,
    caption: `title image for the blog post: ${title}`,
  };
}
