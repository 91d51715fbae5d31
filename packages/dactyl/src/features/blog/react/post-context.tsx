import type { ReactNode } from 'react';
import { createRequiredContext, useRequiredContext } from '../../../react/format/theme-common/required-context.js';
import type { BlogPostContent, BlogPostExports } from './types.js';

export interface BlogPostValue extends Pick<BlogPostExports, 'metadata' | 'frontMatter' | 'assets' | 'toc'> {
  /** Whether the post is on its own page; false in lists, which show only its beginning. */
  isBlogPostPage: boolean;
}

const BlogPostContext = createRequiredContext<BlogPostValue>('blog post', { always: true });

export interface BlogPostProviderProps {
  content: BlogPostContent;
  isBlogPostPage?: boolean;
  children: ReactNode;
}

export function BlogPostProvider({ content, isBlogPostPage = false, children }: BlogPostProviderProps) {
  const { metadata, frontMatter, assets, toc } = content;
  return <BlogPostContext value={{ metadata, frontMatter, assets, toc, isBlogPostPage }}>{children}</BlogPostContext>;
}

/**
 * The blog post around the calling component.
 *
 * @throws UsageError outside of a post.
 */
export function useBlogPost(): BlogPostValue {
  return useRequiredContext(BlogPostContext, { hook: 'useBlogPost', provider: 'BlogPostProvider' });
}
