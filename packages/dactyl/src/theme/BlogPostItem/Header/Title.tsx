import clsx from 'clsx';
import Heading from '@theme/Heading';
import { useBlogPost } from '../../../features/blog/react/post-context.js';
import Link from '../../../react/Link.js';
import { useContentLanguage } from '../../../react/format/theme-common/content-language.js';

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
