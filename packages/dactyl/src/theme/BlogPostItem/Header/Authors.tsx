import clsx from 'clsx';
import BlogAuthor from '@theme/Blog/Components/Author';
import { useBlogPost } from '../../../runtime/blog/post-context.js';

export interface Props {
  className?: string;
}

export default function BlogPostItemHeaderAuthors({ className }: Props) {
  const { metadata, assets } = useBlogPost();
  const { authors } = metadata;
  if (authors.length === 0) return null;
  const imagesOnly = authors.every(({ name }) => !name);
  return (
    <div className={clsx(imagesOnly ? 'dactyl-post__author-images' : 'row', 'dactyl-post__authors', className)}>
      {authors.map((author, index) => (
        <div
          key={index}
          className={clsx({
            col: !imagesOnly,
            'col--12': authors.length === 1,
            'col--6': authors.length > 1 && !imagesOnly,
          })}
        >
          <BlogAuthor author={{ ...author, imageURL: assets.authorsImageUrls?.[index] ?? author.imageURL }} />
        </div>
      ))}
    </div>
  );
}
