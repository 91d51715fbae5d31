import PaginatorNavLink from '@theme/PaginatorNavLink';
import type { BlogPageLink } from '../features/blog/react/types.js';
import Translate, { translate } from '../react/Translate.js';

export interface Props {
  nextItem?: BlogPageLink;
  prevItem?: BlogPageLink;
}

export default function BlogPostPaginator({ nextItem, prevItem }: Props) {
  return (
    <nav
      className="pagination-nav docusaurus-mt-lg"
      aria-label={translate({
        id: 'theme.blog.post.paginator.navAriaLabel',
        message: 'Blog posts',
        description: 'Label of the links to the newer and older post',
      })}
    >
      {prevItem && (
        <PaginatorNavLink
          {...prevItem}
          subLabel={
            <Translate id="theme.blog.post.paginator.newerPost" description="Above the title of the newer post">
              Newer post
            </Translate>
          }
        />
      )}
      {nextItem && (
        <PaginatorNavLink
          {...nextItem}
          subLabel={
            <Translate id="theme.blog.post.paginator.olderPost" description="Above the title of the older post">
              Older post
            </Translate>
          }
          isNext
        />
      )}
    </nav>
  );
}
