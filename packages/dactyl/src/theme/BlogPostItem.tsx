import clsx from 'clsx';
import type { ReactNode } from 'react';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import { useBlogPost } from '../features/blog/react/post-context.js';
import Head from '../react/Head.js';
import styles from './BlogPostItem/styles.css?url';

export interface Props {
  children: ReactNode;
  className?: string;
}

/** A post: complete on its own page, truncated in lists. */
export default function BlogPostItem({ children, className }: Props) {
  const { isBlogPostPage } = useBlogPost();
  return (
    <BlogPostItemContainer className={clsx({ 'dactyl-post--preview': !isBlogPostPage }, className)}>
      {!isBlogPostPage && (
        <Head>
          <link rel="stylesheet" href={styles} />
        </Head>
      )}
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}
