import clsx from 'clsx';
import type { ReactNode } from 'react';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import { useBlogPost } from '../features/blog/react/post-context.js';

export interface Props {
  children: ReactNode;
  className?: string;
}

/** A post: complete on its own page, truncated in lists. */
export default function BlogPostItem({ children, className }: Props) {
  const { isBlogPostPage } = useBlogPost();
  return (
    <BlogPostItemContainer className={clsx({ 'dactyl-post--preview': !isBlogPostPage }, className)}>
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}
