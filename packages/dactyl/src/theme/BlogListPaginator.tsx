import PaginatorNavLink from '@theme/PaginatorNavLink';
import type { BlogPaginatedMetadata } from '../features/blog/react/types.js';
import Translate, { translate } from '../react/Translate.js';

export interface Props {
  metadata: BlogPaginatedMetadata;
}

export default function BlogListPaginator({ metadata }: Props) {
  const { previousPage, nextPage } = metadata;
  if (!previousPage && !nextPage) return null;
  return (
    <nav
      className="pagination-nav"
      aria-label={translate({
        id: 'theme.blog.paginator.navAriaLabel',
        message: 'Pages of the blog',
        description: 'Label of the links to newer and older lists of posts',
      })}
    >
      {previousPage && (
        <PaginatorNavLink
          permalink={previousPage}
          title={
            <Translate id="theme.blog.paginator.newerEntries" description="Link to the list of newer posts">
              Newer entries
            </Translate>
          }
        />
      )}
      {nextPage && (
        <PaginatorNavLink
          permalink={nextPage}
          title={
            <Translate id="theme.blog.paginator.olderEntries" description="Link to the list of older posts">
              Older entries
            </Translate>
          }
          isNext
        />
      )}
    </nav>
  );
}
