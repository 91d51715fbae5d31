import Link, { type LinkProps } from '../../../react/Link.js';
import Translate, { translate } from '../../../react/Translate.js';

export interface Props extends LinkProps {
  blogPostTitle: string;
}

export default function BlogPostItemFooterReadMoreLink({ blogPostTitle, ...props }: Props) {
  return (
    <Link
      aria-label={translate(
        {
          id: 'theme.blog.post.readMoreLabel',
          message: 'Read more about {title}',
          description: 'Label of the link from a list to a post',
        },
        { title: blogPostTitle },
      )}
      {...props}
    >
      <b>
        <Translate id="theme.blog.post.readMore" description="Text of the link from a list to a post">
          Read more
        </Translate>
      </b>
    </Link>
  );
}
