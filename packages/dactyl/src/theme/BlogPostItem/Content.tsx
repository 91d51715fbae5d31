import clsx from 'clsx';
import type { ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import { useBlogPost } from '../../features/blog/react/post-context.js';
import { useContentLanguage } from '../../react/format/theme-common/content-language.js';

export interface Props {
  children: ReactNode;
  className?: string;
}

export default function BlogPostItemContent({ children, className }: Props) {
  const { isBlogPostPage, metadata } = useBlogPost();
  const language = useContentLanguage(metadata);
  return (
    // Feeds read the post's text from the element with this id.
    <div
      id={isBlogPostPage ? '__blog-post-container' : undefined}
      className={clsx('markdown', className)}
      {...language}
    >
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
