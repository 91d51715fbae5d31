import clsx from 'clsx';
import BlogAuthor from '@theme/Blog/Components/Author';
import { useBlogPost } from '../../../features/blog/react/post-context.js';

export interface Props {
  className?: string;
}

export default function BlogPostItemHeaderAuthors({ className }: Props) {
  const { metadata, assets } = useBlogPost();
  const { authors } = metadata;
  if (authors.length === 0) return null;
  const imagesOnly = authors.every(({ name }) => !name);
  return (
    <div className={clsx('dactyl-post__authors', { 'dactyl-post__authors--images': imagesOnly }, className)}>
      {authors.map((author, index) => (
        <BlogAuthor key={index} author={{ ...author, imageURL: assets.authorsImageUrls?.[index] ?? author.imageURL }} />
      ))}
    </div>
  );
}
