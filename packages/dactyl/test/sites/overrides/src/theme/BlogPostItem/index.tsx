import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import type { Props } from '@theme/BlogPostItem';
import BlogPostItem from '@theme-original/BlogPostItem';

/** Wrapped: with a line below that knows where it stands. */
export default function BlogPostItemWrapper(props: Props) {
  const { metadata, isBlogPostPage } = useBlogPost();
  return (
    <section data-post={isBlogPostPage ? 'page' : 'list'}>
      <BlogPostItem {...props} />
      <p className="thanks">Thank you for reading {metadata.title}</p>
    </section>
  );
}
