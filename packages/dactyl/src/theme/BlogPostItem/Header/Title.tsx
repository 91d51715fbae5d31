import clsx from 'clsx';
import Heading from '@theme/Heading';
import { useBlogPost } from '../../../runtime/blog/post-context.js';
import Link from '../../../runtime/Link.js';
import { useContentLanguage } from '../../../runtime/theme-common/content-language.js';

export interface Props {
  className?: string;
}

export default function BlogPostItemHeaderTitle({ className }: Props) {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { permalink, title } = metadata;
  return (
    <Heading
      as={isBlogPostPage ? 'h1' : 'h2'}
      className={clsx('dactyl-post__title', className)}
      {...useContentLanguage(metadata)}
    >
      {isBlogPostPage ? title : <Link to={permalink}>{title}</Link>}
    </Heading>
  );
}
