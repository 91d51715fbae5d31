/** The built site of `test/sites/blog`, and what its plugin recorded. */
import path from 'node:path';
import type { RouteConfig } from '../../src/node/plugin-api/route-config.js';
import type { BlogContent, BlogPost } from '../../src/features/blog/node/content-types.js';
import type { BlogPostMetadata } from '../../src/features/blog/node/types.js';
import { type BuiltSite, builtFixture } from './built-fixture.js';
import type { HtmlElement } from './html-document.js';
import type { Output } from './output.js';

export { shownData, textsOf } from './built-fixture.js';

export const blogSite = (): Promise<BuiltSite> => builtFixture('blog');

/** A post whose dates are ISO text: on the way here it was JSON. */
export interface RecordedPost extends Omit<BlogPost, 'metadata'> {
  metadata: BlogPostMetadata;
}

export interface RecordedBlog extends Omit<BlogContent, 'blogPosts'> {
  blogPosts: RecordedPost[];
}

export interface BlogRecord {
  routes: (RouteConfig & { hasBlogMetadata: boolean })[];
  content: Record<string, RecordedBlog>;
}

/** @param localeDir folder of the locale in the output; the default locale has none */
export function readRecord(output: Output, localeDir = ''): BlogRecord {
  return JSON.parse(output.read(path.posix.join(localeDir, 'record.json'))) as BlogRecord; // what the plugin wrote
}

export function blogOf(record: BlogRecord, id = 'default'): RecordedBlog {
  const found = record.content[id];
  if (!found) throw new Error(`There is no blog "${id}".`);
  return found;
}

export function postOf(blog: RecordedBlog, id: string): BlogPostMetadata {
  const found = blog.blogPosts.find((post) => post.id === id);
  if (!found) throw new Error(`There is no post "${id}".`);
  return found.metadata;
}

/** Titles of the posts that a list page shows. */
export function listedTitles(page: HtmlElement): string[] {
  return page.all('main article h2').map(({ text }) => text);
}

/** Texts and addresses of links. */
export function linksOf(element: HtmlElement, selector: string): [string, string | undefined][] {
  return element.all(selector).map(({ text, attributes }) => [text, attributes['href']]);
}
