import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import BlogPostItemFooter from '@theme/BlogPostItem/Footer';
import BlogPostItemHeader from '@theme/BlogPostItem/Header';
import { useState, type ReactNode } from 'react';

/** An ejected post, with a button that readers can press. */
export default function BlogPostItem({ children, className }: { children: ReactNode; className?: string }) {
  const { metadata, isBlogPostPage } = useBlogPost();
  const [isLiked, setLiked] = useState(false);
  return (
    <BlogPostItemContainer className={className}>
      <BlogPostItemHeader />
      <BlogPostItemContent>{children}</BlogPostItemContent>
      <button type="button" data-testid="like" aria-pressed={isLiked} onClick={() => setLiked(!isLiked)}>
        {`${isLiked ? 'Liked' : 'Like'} "${metadata.title}" ${isBlogPostPage ? 'on its page' : 'in the list'}`}
      </button>
      <BlogPostItemFooter />
    </BlogPostItemContainer>
  );
}
